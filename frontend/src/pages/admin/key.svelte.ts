// The admin's token, kept while this tab is open and nowhere else.

const KEY = 'admin'

let token = $state(sessionStorage.getItem(KEY))

export const key = {
  get now(): string | null {
    return token
  },
  keep(given: string): void {
    token = given
    sessionStorage.setItem(KEY, given)
  },
  forget(): void {
    token = null
    sessionStorage.removeItem(KEY)
  },
}
