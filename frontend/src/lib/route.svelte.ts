// Which page this is: the inn at /, a table at /r/CODE, its past at /replay/CODE, luck and skill in it at /luck/CODE, the rules of a game at /rules/GAME, the way in from another device
// at /carry, the back room of admins at /admin and a match in it at /admin/CODE; everything else is nowhere.

export type Route =
  | { page: 'home' }
  | { page: 'room' | 'replay' | 'luck'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'carry' }
  | { page: 'admin'; code: string | null }
  | { page: 'nowhere' }

const PAGES: { [door: string]: 'room' | 'replay' | 'luck' } = { r: 'room', replay: 'replay', luck: 'luck' }

/** A code as people type it, in any case, with or without its dash: a word and four signs. */
export function plain(code: string): string {
  const signs = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.length > 4 ? `${signs.slice(0, -4)}-${signs.slice(-4)}` : signs
}

export function read(path: string): Route {
  if (path === '/') return { page: 'home' }
  if (path === '/carry') return { page: 'carry' }
  const [there, inside] = /^\/admin(?:\/([^/]+))?\/?$/.exec(path) ?? []
  if (there) return { page: 'admin', code: (inside && plain(inside)) || null }
  const [, door = '', code] = /^\/(r|replay|luck)\/([^/]+)\/?$/.exec(path) ?? []
  const [, game] = /^\/rules\/([a-z_]+)\/?$/.exec(path) ?? []
  if (game) return { page: 'rules', game }
  return code && plain(code) ? { page: PAGES[door]!, code: plain(code) } : { page: 'nowhere' }
}

let now = $state.raw(read(location.pathname))
window.addEventListener('popstate', () => (now = read(location.pathname)))

export const route = {
  get now(): Route {
    return now
  },
}

export function go(path: string): void {
  history.pushState(null, '', path)
  now = read(location.pathname)
}

/** For links: stays in this page unless the reader wants a new tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search, hash } = event.currentTarget
  go(`${pathname}${search}${hash}`)
}
