// A newcomer who reads every slip of the guide before pressing anything: looks whether it lies on what it speaks of, has
// the thing shown where it is out of sight, and puts the slip away. Works together with plays.js.
() => {
  const guided = { slips: [], faults: [], now: null }
  window.guided = guided
  let asked = ''
  let still = 0

  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  const spots = ({ x, y, width, height }) => [1, 3, 5].flatMap((i) => [1, 3, 5].map((j) => [x + (width * i) / 6, y + (height * j) / 6]))
  const onPage = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const coveredBySlip = (at) => document.elementFromPoint(...at)?.closest('.hint') != null

  const told = ({ x, y, width, height }) => `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`

  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

  // What is in sight without the slip and answers when it is pressed.
  function answers(slip) {
    slip.style.visibility = 'hidden'
    const all = document.querySelectorAll('button:not([aria-haspopup], [aria-disabled=true]), .prompt')
    const seen = [...all].filter((each) => each.contains(document.elementFromPoint(...middle(each.getBoundingClientRect()))))
    slip.style.visibility = ''
    return seen
  }

  // What is looked at by whoever answers, as far as it is in sight: chips of a pot and the spaces that come next.
  function lookedAt() {
    const sight = document.querySelector('.middle')?.getBoundingClientRect()
    const cut = ({ left, right, top, bottom }) => ({ left, right, top: Math.max(top, sight.top), bottom: Math.min(bottom, sight.bottom) })
    return [...document.querySelectorAll('[data-looked]')].map((each) => cut(each.getBoundingClientRect())).filter(({ top, bottom }) => top < bottom)
  }

  const under = (slip) => answers(slip).filter((each) => !apart(slip.getBoundingClientRect(), each.getBoundingClientRect())).map((each) => (each.ariaLabel || each.innerText || each.className) + told(each.getBoundingClientRect())).join(', ')

  function coversNeedlessly(slip) {
    const it = slip.getBoundingClientRect()
    const head = { left: 0, right: innerWidth, top: 0, bottom: 46 }
    const off = [head, ...answers(slip).map((each) => each.getBoundingClientRect()), ...lookedAt()]
    if (off.every((each) => apart(it, each))) return false
    for (let left = 10; left + it.width <= innerWidth - 10; left += 6)
      for (let top = 10; top + it.height <= innerHeight - 10; top += 6)
        if (off.every((each) => apart({ left, top, right: left + it.width, bottom: top + it.height }, each))) return true
    return false
  }

  function looksAt(slip, ring) {
    const box = ring?.getBoundingClientRect()
    const where = `${told(slip.getBoundingClientRect())} by ${box ? told(box) : 'nothing'}`
    const found = (fault) => guided.faults.push(`${slip.dataset.lesson}: ${fault} (${where})`)
    if (!box || !onPage(middle(box))) return found('nothing is pointed at')
    if (spots(box).every((at) => !onPage(at) || coveredBySlip(at))) found('lies on all that it speaks of')
    for (const answer of document.querySelectorAll('.prompt [data-stop], .bag')) {
      const place = middle(answer.getBoundingClientRect())
      if (answer.checkVisibility() && onPage(place) && coveredBySlip(place)) found(`lies on ${answer.innerText || answer.ariaLabel}`)
    }
    if (coversNeedlessly(slip)) found(`lies on ${under(slip) || 'chips'}, though there is free ground`)
    const { left, right, top, bottom } = slip.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found('hangs over the edge')
  }

  // A slip that points at nothing yet is asked to show it, and looked at once it has been laid anew.
  function reads(slip) {
    const { lesson, moment } = slip.dataset
    const ring = document.querySelector('.ringed .line')
    const [show] = slip.querySelectorAll('button')
    if (guided.now !== lesson) {
      guided.now = lesson
      if (!ring && !slip.matches(':has(.btn:only-child)')) return show.click()
    }
    looksAt(slip, ring)
    guided.now = null
    guided.slips.push([lesson, moment])
    slip.querySelector('.next').click()
  }

  // While the guide speaks, nothing is pressed before the page has asked the same for a while, so that it has its say.
  window.reading = () => {
    const slip = document.querySelector('.hint.laid')
    const asks = document.querySelector('.prompt')?.innerText ?? ''
    still = slip || asks !== asked ? 0 : still + 1
    asked = asks
    if (slip) reads(slip)
    return still < 3 && localStorage.guide.includes('"off":false')
  }
}
