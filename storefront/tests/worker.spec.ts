import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

interface Asked {
  method?: string
  mode?: string
  url: string
}

/** The worker in a world of its own: a cache, a network that can be cut, and events. */
const aWorker = () => {
  const handlers: Record<string, (event: unknown) => void> = {}
  const caches = new Map<string, Map<string, Response>>()
  const keyOf = (request: Asked | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname
  const timers: (() => void)[] = []
  const [skipWaiting, claim] = [vi.fn(), vi.fn()]
  const network = { isUp: true, isSlow: false, status: 200, asked: [] as string[] }
  const fetchFake = (request: Asked | string) => {
    network.asked.push(keyOf(request))
    if (network.isSlow) return new Promise<Response>(() => undefined)
    if (!network.isUp) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(
      new Response(`${network.status === 200 ? 'net' : network.status} ${keyOf(request)}`, {
        status: network.status,
      })
    )
  }
  const open = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return Promise.resolve({
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(path, await fetchFake(path))
      },
      put: (request: Asked, response: Response) =>
        Promise.resolve(kept.set(keyOf(request), response)),
    })
  }
  const match = (request: Asked | string) =>
    Promise.resolve(
      [...caches.values()].map((kept) => kept.get(keyOf(request))?.clone()).find(Boolean)
    )
  const source = readFileSync(join(import.meta.dirname, '../worker/sw.js'), 'utf8')
    .replace("'__VERSION__'", '"v2"')
    .replace("['__FILES__']", '["/assets/index-a.js"]')
  const location = new URL('https://shop.example/sw.js')
  runInNewContext(source, {
    self: {
      addEventListener: (name: string, handler: (event: unknown) => void) =>
        (handlers[name] = handler),
      skipWaiting,
      clients: { claim },
    },
    caches: {
      open,
      match,
      keys: () => Promise.resolve([...caches.keys()]),
      delete: (name: string) => Promise.resolve(caches.delete(name)),
    },
    fetch: fetchFake,
    location,
    URL,
    setTimeout: (work: () => void) => timers.push(work),
    Promise,
  })
  const lasting = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers[name]!({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** What the page gets through the worker; undefined where the worker keeps out of it. */
  const ask = async (path: string, of: Partial<Asked> = {}) => {
    let answer: Promise<Response> | undefined
    const request = { method: 'GET', url: new URL(path, location).href, ...of }
    handlers.fetch!({ request, respondWith: (promise: Promise<Response>) => (answer = promise) })
    return answer && (await answer).text()
  }
  return {
    caches,
    network,
    timers,
    skipWaiting,
    claim,
    ask,
    install: () => lasting('install'),
    activate: () => lasting('activate'),
  }
}

test('the shell opens without a network, at any address of the storefront', async () => {
  const worker = aWorker()
  await worker.install()
  worker.network.isUp = false
  expect(await worker.ask('/home', { mode: 'navigate' })).toBe('net /')
  expect(await worker.ask('/assets/index-a.js')).toBe('net /assets/index-a.js')
})

test('with a network the newest start page is shown, and the kept one where the server is in trouble', async () => {
  const worker = aWorker()
  await worker.install()
  expect(await worker.ask('/home', { mode: 'navigate' })).toBe('net /home')
  worker.network.status = 502
  expect(await worker.ask('/home', { mode: 'navigate' })).toBe('net /')
})

test('answers of the API, other programs and other sites never pass through the worker', async () => {
  const worker = aWorker()
  await worker.install()
  const paths = [
    '/api/home/kasbeno-fmcg-real',
    '/api/user/refresh-token',
    '/backoffice/',
    '/demo/phone',
    '/health/live',
    'https://bank.example/pay',
  ]
  for (const path of paths) {
    expect(await worker.ask(path), path).toBeUndefined()
    expect(await worker.ask(path, { mode: 'navigate' }), path).toBeUndefined()
  }
  expect(await worker.ask('/home', { mode: 'navigate', method: 'POST' })).toBeUndefined()
  const kept = [...worker.caches.values()].flatMap((cache) => [...cache.keys()])
  expect(kept).toEqual(['/', '/assets/index-a.js'])
})

test('a part of a page is fetched once, and a failure is not kept', async () => {
  const worker = aWorker()
  await worker.install()
  worker.network.status = 404
  await worker.ask('/assets/ShopScreen-b.js')
  worker.network.status = 200
  await worker.ask('/assets/ShopScreen-b.js')
  worker.network.isUp = false
  expect(await worker.ask('/assets/ShopScreen-b.js')).toBe('net /assets/ShopScreen-b.js')
})

test('a new build forgets what the old one kept, once it takes over', async () => {
  const worker = aWorker()
  worker.caches.set('shell-v1', new Map())
  await worker.install()
  expect([...worker.caches.keys()]).toContain('shell-v1')
  await worker.activate()
  expect([...worker.caches.keys()]).toEqual(['shell-v2'])
})

test('on a network that only pretends to be one the kept start page opens', async () => {
  const worker = aWorker()
  await worker.install()
  worker.network.isSlow = true
  const page = worker.ask('/home', { mode: 'navigate' })
  worker.timers.forEach((end) => end())
  expect(await page).toBe('net /')
})

test('a new build waits for the pages that are open, so that nothing half typed is lost', async () => {
  const worker = aWorker()
  await worker.install()
  await worker.activate()
  expect(worker.skipWaiting).not.toHaveBeenCalled()
  expect(worker.claim).not.toHaveBeenCalled()
})
