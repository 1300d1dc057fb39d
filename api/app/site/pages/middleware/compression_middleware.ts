import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Below this an answer fits into one packet anyway. */
const bytesMin = 1024

/** Up to here the detour over a thread takes several times as long as the work. */
const bytesAtOnceMax = 32_768

/** A short answer needs no more memory than this, and taking more takes longer than the work. */
const small = { windowBits: 13, memLevel: 6, chunkSize: 4096 }

const inThread = promisify(gzip)
const compress = (text: string, bytes: number) =>
  bytes > bytesAtOnceMax ? inThread(text) : gzipSync(text, small)

/** The text of a JSON or text answer; undefined for files, streams and what is encoded already. */
const textOf = ({ response }: HttpContext) => {
  if (!response.content || response.getHeader('content-encoding')) return undefined
  const [body] = response.content
  if (typeof body === 'string') return body
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array)
    ? JSON.stringify(body)
    : undefined
}

/** What AdonisJS would have said of the body, had it stayed as it was. */
const contentTypeOf = (body: unknown) => {
  if (typeof body !== 'string') return 'application/json; charset=utf-8'
  return body.trimStart().startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
}

/** Compresses the API's answers, after their entity tags were made. */
export default class CompressionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response } = ctx
    const text = textOf(ctx)
    if (text === undefined) return
    const bytes = Buffer.byteLength(text)
    if (bytes < bytesMin) return
    response.vary('Accept-Encoding')
    if (request.encoding(['gzip']) !== 'gzip') return

    response.safeHeader('Content-Type', contentTypeOf(response.content![0]))
    response.header('Content-Encoding', 'gzip')
    response.send(await compress(text, bytes), false)
  }
}
