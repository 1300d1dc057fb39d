import { attachment } from '@kasbeno/api/contracts/files'
import { vi } from 'vitest'

export interface Call {
  method: string
  path: string
  key: string | null
  body: unknown
}

/** What a test's server answers to each call, by its method and path below `/api`. */
type Answers = Record<string, unknown>

export class Refused {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

const readBody = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined

/** Stands in for the server; whatever a test did not name is not found. Answers may change while it runs. */
export const serve = (answers: Answers): Call[] => {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const path = url.replace(/^\/api/, '')
    const key = new Headers(init?.headers).get('Idempotency-Key')
    calls.push({ method, path, key, body: readBody(init) })
    const known = answers[`${method} ${path}`]
    const answer: unknown = typeof known === 'function' ? await (known as () => unknown)() : known
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer.clone()
    if (answer instanceof Refused) {
      return new Response(JSON.stringify(answer.body), { status: answer.status })
    }
    const status = answer === undefined ? 404 : 200
    return new Response(JSON.stringify(answer ?? {}), { status })
  })
  return calls
}

/** A file as the server names it. */
export const aFile = (name: string) =>
  new Response('bytes', { headers: { 'Content-Disposition': attachment(name, 'old.pdf') } })

export const callsOf = (calls: Call[], start: string) =>
  calls.filter(({ method, path }) => `${method} ${path}`.startsWith(start))
