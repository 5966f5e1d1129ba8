// Presses what the page offers, of its own accord, from now on until `plays.on` is false. The page marks everything that
// answers the question with data-stop; the button that opens the list of all choices and the cards that only open to be
// read answer nothing, and after the end nothing is asked. As often as `trust` says it takes the answer that the page
// proposes; a sealed answer is given another thought once, if at all. Whoever has something to read (guided.js) reads first.
({ seed, trust, wavers }) => {
  const plays = { on: true, count: 0, pressed: {}, refusals: [] }
  window.plays = Object.assign(window.plays ?? {}, { on: false })
  window.plays = plays
  let held = false

  function dice() {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  function press(it) {
    const word = (it.innerText || it.ariaLabel || '').replaceAll('\n', ' ')
    plays.count += 1
    plays.pressed[word] = (plays.pressed[word] ?? 0) + 1
    it.click()
  }

  function offered() {
    const found = document.querySelectorAll('.page [data-stop]:not([aria-disabled=true]):not(:disabled)')
    return [...found].filter(
      (it) => it.checkVisibility() && !it.closest('[inert], .end') && !it.matches('.every, .read, [aria-haspopup]'),
    )
  }

  function look() {
    if (!plays.on) return clearInterval(looking)
    if (window.reading?.()) return
    const refused = document.querySelector('.refused')
    const understood = refused?.querySelector('button:not(.rule)')
    if (understood) {
      plays.refusals.push(refused.innerText)
      return press(understood)
    }
    const stops = offered()
    const again = !held && dice() < wavers
    held = document.querySelector('.prompt[data-held]') !== null
    if (!stops.length || (held && !again)) return
    const proposed = dice() < trust ? stops.find((it) => it.matches('[data-main]')) : undefined
    press(proposed ?? stops[Math.floor(dice() * stops.length)])
  }
  // No animation frames, which would have every page drawn all the time.
  const looking = setInterval(look, 40)
}
