import { expect, vi } from 'vitest'

/** One call as the server would see it. */
export interface Seen {
  method: string
  path: string
  headers: Headers
  signal: AbortSignal | null
  body: unknown
}

type Reply = Response | Promise<Response> | undefined

/** Stands at the network's edge: all below it is the storefront's own code. Returns what was asked. */
export const answering = (reply: (seen: Seen) => Reply) => {
  const calls: Seen[] = []
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const seen: Seen = {
      method: init.method ?? 'GET',
      path: input,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    }
    calls.push(seen)
    return new Promise<Response>((resolve, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'))
      if (seen.signal?.aborted) return abort()
      seen.signal?.addEventListener('abort', abort)
      void Promise.resolve(reply(seen)).then((response) => {
        if (response) resolve(response)
      }, reject)
    })
  })
  return calls
}

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  })

export const notModified = () => new Response(null, { status: 304 })

export const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Back of the browser, once what lies on top of the page has its own entry in the history. */
export const goBackFromOverlay = async () => {
  await vi.waitFor(() => expect(history.state).toHaveProperty('overlay'))
  history.back()
}
