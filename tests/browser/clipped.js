() => {
  // Whatever is written, where somebody could not read it, or not press what is asked.
  const named = (it) => `${it.tagName.toLowerCase()}.${it.classList[0]} "${(it.innerText ?? '').trim().slice(0, 30)}"`
  const faults = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`)

  for (const it of document.querySelectorAll('body *:not(svg *, .vh, .vh *)')) {
    const { display, overflowX, overflowY } = getComputedStyle(it)
    if (display === 'inline' || !it.checkVisibility()) continue
    const [wider, taller] = [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]
    if (wider > 1 && overflowX !== 'visible') faults.push(`${named(it)} is ${wider} too wide`)
    if (taller > 1 && overflowY === 'hidden') faults.push(`${named(it)} is ${taller} too tall`)
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text; (text = walker.nextNode()); ) {
    const said = text.data.trim()
    if (!said || text.parentElement.closest('svg, .vh, script, style') || !text.parentElement.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const around = text.parentElement.closest('button, .btn, li, .slot')?.getBoundingClientRect()
    const { left, right } = around ?? { left: 0, right: innerWidth }
    for (const box of range.getClientRects()) {
      if (box.left < Math.max(left, 0) - 1 || box.right > Math.min(right, innerWidth) + 1) faults.push(`"${said.slice(0, 30)}" runs out of its place`)
    }
  }

  for (const answer of document.querySelectorAll('.prompt [data-stop]')) {
    if (!answer.checkVisibility()) continue // it lies on the table itself
    answer.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = answer.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!answer.contains(there)) faults.push(`${named(answer)} cannot be reached`)
  }
  return [...new Set(faults)]
}
