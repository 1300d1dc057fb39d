import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { webhookRules, type WebhookFailure } from '#contracts/webhooks'
import { hostOf, isForbiddenAddress, isForbiddenUrl } from '../domain/forbidden_target.js'

export interface Posted {
  /** Null on 2xx. */
  failure: WebhookFailure | null
  status: number | null
  /** Start of the body. */
  excerpt: string | null
  durationMs: number
}
type Answer = Omit<Posted, 'durationMs'>

type Resolve = (
  name: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void
) => void

interface Options {
  /** For demo and tests. */
  allowsPrivate: boolean
  resolve?: Resolve
  timeoutMs?: number
}

/** Bytes; the rest is ignored. */
const readMax = 16_384
const excerptLength = 500

class ForbiddenTarget extends Error {}

const resolveAll: Resolve = (name, done) => resolveName(name, { all: true }, done)

/** SSRF guard: no private networks, checked at connect time; no redirects; bounded time and size. */
export class HttpPost {
  constructor(private options: Options) {}

  async send(to: string, headers: Record<string, string>, body: string): Promise<Posted> {
    const start = performance.now()
    const answer = await this.#ask(new URL(to), headers, body).catch(failed)
    return { ...answer, durationMs: Math.round(performance.now() - start) }
  }

  async #ask(url: URL, headers: Record<string, string>, body: string): Promise<Answer> {
    if (!this.options.allowsPrivate && isForbiddenUrl(url)) throw new ForbiddenTarget()
    const request = url.protocol === 'https:' ? secure : plain
    const signal = AbortSignal.timeout(this.options.timeoutMs ?? webhookRules.timeoutMs)
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A kept connection would bypass the check.
        agent: false,
        signal,
        ...(isIP(hostOf(url)) === 0 && { lookup: this.#lookup }),
      })
      sent.on('response', (response) => read(response).then(resolve, reject))
      // Otherwise Node drops such a request silently.
      sent.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        resolve({ status: statusCode!, failure: 'REFUSED', excerpt: null })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  #lookup: LookupFunction = (name, { all }, done) => {
    const resolve = this.options.resolve ?? resolveAll
    resolve(name, (error, addresses) => {
      const isForbidden = ({ address }: LookupAddress) =>
        !this.options.allowsPrivate && isForbiddenAddress(address)
      if (error || !addresses.length) return done(error ?? new Error('no address'), [])
      if (addresses.some(isForbidden)) return done(new ForbiddenTarget(), [])
      if (all) return done(null, addresses)
      return done(null, addresses[0].address, addresses[0].family)
    })
  }
}

const read = async (response: IncomingMessage): Promise<Answer> => {
  const status = response.statusCode!
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= readMax) break
  }
  return { status, failure: failureOf(status), excerpt: excerptOf(Buffer.concat(parts)) }
}

const failureOf = (status: number): WebhookFailure | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'REFUSED'
}

/** Printable and storable. */
const excerptOf = (bytes: Buffer): string | null =>
  bytes
    .toString('utf8')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, excerptLength)
    .trim() || null

const failed = (error: unknown): Answer => {
  const isTimeout = error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name)
  const failure =
    error instanceof ForbiddenTarget ? 'FORBIDDEN_TARGET' : isTimeout ? 'TIMED_OUT' : 'UNREACHABLE'
  return { failure, status: null, excerpt: null }
}
