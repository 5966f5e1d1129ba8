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
