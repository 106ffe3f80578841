// Opens the yard of the administration without a connection. The page itself keeps what belongs to it (see
// `site/admin/yard/shell.ts`); nothing else is ever kept, least of all what the API answers.

const SHELL = 'gabelstapler.hof'
const PAGE = '/admin/hof'
/** After that long without an answer somebody in a dead spot gets on with what his phone has. */
const PATIENCE_MS = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  // A file's name says what is in it, so that a kept one is never an old one.
  else if (pathname.startsWith('/_astro/')) event.respondWith(openFile(request))
})

/** The server's page, so that a new build is shown at once; the kept one only where there is no answer. */
async function openPage(request) {
  const answer = fetch(request)
  const kept = await caches.match(PAGE, { cacheName: SHELL })
  if (!kept) return answer
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
  const reached = answer.then((page) => (page.status < 500 ? page : kept))
  return Promise.race([reached.catch(() => kept), patience])
}

async function openFile(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request)
}
