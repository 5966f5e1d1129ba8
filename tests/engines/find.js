// Where to point at the button or the field that is called so, once it lies still and nothing lies over it.
async ({ words, within }) => {
  const plain = (text) => text.replaceAll('\u00a0', ' ').trim()
  const called = (it) => plain(it.ariaLabel || it.innerText).startsWith(words)
  const articles = [...document.querySelectorAll('article')]
  const around = within ? articles.find((it) => plain(it.innerText).includes(within)) : document.body
  const it = [...(around?.querySelectorAll('button, label') ?? [])].find((one) => called(one) && one.checkVisibility())
  if (!it || it.matches(':disabled, [aria-disabled=true]')) return null
  const target = it.querySelector('input') ?? it
  target.scrollIntoView({ block: 'center', behavior: 'instant' })

  function middle() {
    const box = target.getBoundingClientRect()
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  }
  const before = String(middle())
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const there = middle()
  return String(there) === before && it.contains(document.elementFromPoint(...there)) ? there : null
}
