// The sign of the page in its tab: with a red seal while somebody is waited for here.

export function badge(calls: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = calls ? '/icon-turn.svg' : '/icon.svg'
  if (link && link.getAttribute('href') !== wanted) link.href = wanted
}
