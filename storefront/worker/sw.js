/**
 * Keeps the shell: the start page and the scripts, styles and letters that it is made of. Answers of the
 * API, and with them amounts and tokens, never pass through here.
 *
 * A new build takes over when no page of the old one is open any more, so that none misses its parts.
 */
const version = '__VERSION__'
const files = ['__FILES__']

const shell = `shell-${version}`
const startPage = '/'
const patienceMs = 4000

/** Paths that are another program's, whether they look like a page or not, or whose pages have a policy of their own. */
const foreign =
  /^\/(api|backoffice|demo|health|legal-dashboard|legal-dashboard-login|metrics)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll([startPage, ...files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== shell).map((name) => caches.delete(name)))
      .then((deletions) => Promise.all(deletions))
  )
})

/** The names of these files say what is in them, so a kept one is the right one. */
const asset = async (request) => {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(shell)
    await cache.put(request, response.clone())
  }
  return response
}

const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The newest start page; the kept one where none comes in time or the server is in trouble. */
const page = async (request) => {
  const kept = () => caches.match(startPage, { cacheName: shell, ignoreVary: true })
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : undefined))
  const answer = await Promise.race([fresh.catch(() => undefined), later(patienceMs)])
  return answer ?? (await kept()) ?? fresh
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || foreign.test(pathname)) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})
