import { expect, test } from 'vitest'
import { follow, go, plain, read, route } from './route.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/r/VINE-27QX', { page: 'room', code: 'VINE-27QX' }],
  ['/r/vine27qx/', { page: 'room', code: 'VINE-27QX' }],
  ['/r/', { page: 'nowhere' }],
  ['/r/---', { page: 'nowhere' }],
  ['/replay/vine27qx', { page: 'replay', code: 'VINE-27QX' }],
  ['/luck/vine27qx', { page: 'luck', code: 'VINE-27QX' }],
  ['/r/VINE-27QX/more', { page: 'nowhere' }],
  ['/rules/wine_cheese', { page: 'rules', game: 'wine_cheese' }],
  ['/rules/', { page: 'nowhere' }],
  ['/admin', { page: 'admin', code: null }],
  ['/admin/vine27qx', { page: 'admin', code: 'VINE-27QX' }],
  ['/administer', { page: 'nowhere' }],
  ['/cellar', { page: 'nowhere' }],
])('%s leads to %o', (path, found) => {
  expect(read(path)).toEqual(found)
})

test('a code may be typed as people type', () => {
  expect(plain(' vine 27qx')).toBe('VINE-27QX')
})

test('going somewhere changes the address and the page, and back leads back', async () => {
  go('/r/VINE-27QX')
  expect([location.pathname, route.now]).toEqual(['/r/VINE-27QX', { page: 'room', code: 'VINE-27QX' }])
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  go('/')
  history.back()
  await back
  expect(route.now).toEqual({ page: 'room', code: 'VINE-27QX' })
})

test('a link keeps all of its address', () => {
  const link = Object.assign(document.createElement('a'), { href: '/replay/VINE-27QX?at=7.1&eyes=all#there' })
  link.addEventListener('click', (event) => follow(event as PointerEvent & { currentTarget: HTMLAnchorElement & EventTarget }))
  document.body.append(link)
  link.click()
  link.remove()
  expect(location.pathname + location.search + location.hash).toBe('/replay/VINE-27QX?at=7.1&eyes=all#there')
  expect(route.now).toEqual({ page: 'replay', code: 'VINE-27QX' })
})
