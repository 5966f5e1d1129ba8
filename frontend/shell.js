// The service worker: keeps the shell of the page, so that the inn opens even where there is no line. Never touches /api or
// /ws. `SHELL` and `VERSION` are put before this text by the build, from the files and their contents.
//
// A page is asked of the server first, so the next load after a release is the new one; a page that is open keeps the worker
// it came with, and its files, until it is closed.

const CACHE = `shell-${VERSION}`
/** So long the server may take for a page before the kept one is shown. */
const PATIENCE = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)))
})

self.addEventListener('activate', (event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== CACHE)
  event.waitUntil(old().then((names) => Promise.all(names.map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === '/' || pathname.startsWith('/r/')) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(hashed(request))
  else if (SHELL.includes(pathname)) event.respondWith(fresh(request))
})

/** The server's page, or the kept one where it does not answer. */
async function page(request) {
  const kept = await caches.match('/', { cacheName: CACHE })
  if (!kept) return fetch(request)
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE))
  return Promise.race([fetch(request).then((answer) => (answer.status < 500 ? answer : kept), () => kept), late])
}

/** A name with a hash in it always means the same. */
async function hashed(request) {
  const kept = await caches.match(request, { cacheName: CACHE })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** Fonts and symbols, whose names stay: the server's, or the kept ones. */
async function fresh(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { cacheName: CACHE })
    if (kept) return kept
    throw error
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

/** To the table that waits: in a page that is open, else in a new one. */
async function lead(link) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(link)
  open.postMessage({ go: link })
  return open.focus()
}
