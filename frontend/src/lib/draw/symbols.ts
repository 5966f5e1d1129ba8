// Brings the sheet of symbols into the page once, so that every picture can use them by name.

const SHEET = '/symbols.svg'
let asked: Promise<void> | null = null

async function fetchSheet(): Promise<void> {
  const answer = await fetch(SHEET)
  const holder = document.createElement('div')
  holder.id = 'symbols'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = await answer.text()
  document.body.prepend(holder)
}

/** Asks for the sheet at most once; a page that lost its connection may ask again. */
export function loadSymbols(): Promise<void> {
  if (document.getElementById('wobble')) return Promise.resolve()
  asked ??= fetchSheet().catch((lost) => {
    asked = null
    throw lost
  })
  return asked
}
