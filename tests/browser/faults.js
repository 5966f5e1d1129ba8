() => {
  const faults = []
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const named = (it) => String(it?.ariaLabel || it?.innerText || it?.getAttribute('class') || it?.tagName).trim().slice(0, 40)
  const hides = (control) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect()
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const there = document.elementFromPoint(x, y)
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'is out of sight'
    return control.contains(there) || there?.contains(control) ? '' : `lies under ${named(there)}`
  }
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`)

  // Controls: large enough, and those that answer the question in sight and not covered.
  for (const control of document.querySelectorAll('button, a, input, select')) {
    if (!seen(control) || control.closest('[inert], .vh')) continue
    if (control.matches(':is(p, li, dd, td) a') && getComputedStyle(control).display === 'inline') continue // in a sentence
    const box = (control.closest('label') ?? control).getBoundingClientRect()
    if (box.width < 43.5 || box.height < 43.5) {
      faults.push(`${named(control)} is ${Math.round(box.width)} by ${Math.round(box.height)}`)
    }
    if (!control.matches('[data-stop]:not([aria-disabled=true])')) continue
    let hidden = hides(control)
    // What is only read may be scrolled to.
    if (hidden && control.matches('[aria-haspopup]')) {
      control.scrollIntoView({ block: 'nearest' })
      hidden = hides(control)
    }
    if (hidden) faults.push(`${named(control)} ${hidden}`)
  }

  for (const it of document.querySelectorAll('body *')) {
    const written = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!written || it.closest('svg, .vh, title, script, style') || !seen(it)) continue
    const size = parseFloat(getComputedStyle(it).fontSize)
    if (size < 13) faults.push(`"${named(it)}" is written in ${size}`)
  }
  return [...new Set(faults)]
}
