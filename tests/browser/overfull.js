() => {
  const named = (it) => `${it.tagName.toLowerCase()}.${it.classList[0]} "${(it.innerText ?? '').trim().slice(0, 30)}"`
  const faults = []
  // The log is read from its foot, and what is opened to be read may be long.
  for (const it of document.querySelectorAll('body *:not(svg *, .vh, .vh *, .log *, [role=dialog] *, dialog *)')) {
    if (!it.checkVisibility()) continue
    const { display, overflowX, overflowY } = getComputedStyle(it)
    if (display === 'inline') continue
    const [wider, taller] = [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]
    if (wider > 1 && overflowX !== 'visible') faults.push(`${named(it)} is ${wider} too wide`)
    if (taller > 1 && overflowY !== 'visible') faults.push(`${named(it)} is ${taller} too tall`)
  }
  // A button of which a corner is not its own is cut off, or lies under another.
  for (const it of document.querySelectorAll('button:not(.log *, [role=dialog] *, dialog *, .vh)')) {
    if (!it.checkVisibility()) continue
    const { left, right, top, bottom, width, height } = it.getBoundingClientRect()
    const at = [[left + width / 2, top + 6], [left + width / 2, bottom - 6], [left + 6, top + height / 2], [right - 6, top + height / 2]]
    const covered = at.map(([x, y]) => document.elementFromPoint(x, y)).find((there) => !there || !(it.contains(there) || there.contains(it)))
    if (covered !== undefined) faults.push(`${named(it)} lies under ${covered ? named(covered) : 'an edge'}`)
  }
  return faults
}
