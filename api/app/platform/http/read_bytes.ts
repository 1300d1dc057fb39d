import type { IncomingMessage } from 'node:http'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '../errors.js'
import { messages } from '../i18n/fa.js'
import { tooLarge, type BodyShape } from './body_shape.js'

const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }

/** A client that is answered while it still sends may lose the answer: up to this many bytes more are discarded. */
const discardedMax = 16 * 1024 * 1024

const discard = (request: IncomingMessage): void => {
  let left = discardedMax
  request.on('data', (bytes: Buffer) => {
    left -= bytes.length
    if (left < 0) request.socket.destroy()
  })
  request.resume()
}

/** A network at its worst brings a small body in this time, and so many bytes of a longer one in each second. */
const [patienceMs, bytesPerSecond] = [15_000, 32 * 1024]

/** As it arrives. A sender that goes away looks like a database that does, by the code of the error. */
async function* arriving(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // The socket stays open for the answer.
    yield* request.iterator({ destroyOnReturn: false })
  } catch (cause) {
    throw new Exception('the body was broken off', { status: 400, cause })
  }
}

async function* packed(request: IncomingMessage, bytesMax: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const bytes of arriving(request)) {
    size += bytes.length
    if (size > bytesMax) throw tooLarge()
    yield bytes
  }
}

/** Unpacked as it comes, no further than it is read. */
const unpacked = (from: AsyncGenerator<Buffer>, encoding: string): AsyncIterable<Buffer> => {
  if (encoding === 'identity') return from
  const unpacker = unpackers[encoding as keyof typeof unpackers]
  if (!unpacker) throw new Exception('this encoding is not read', { status: 415 })
  const stream = unpacker()
  void (async () => {
    try {
      for await (const bytes of from) {
        if (!stream.write(bytes) && !stream.destroyed)
          await new Promise((resolve) => stream.once('drain', resolve).once('close', resolve))
        if (stream.destroyed) return
      }
      stream.end()
    } catch (error) {
      stream.destroy(error as Error)
    }
  })()
  return stream
}

const collect = async (body: AsyncIterable<Buffer>, bytesMax: number, shape?: BodyShape) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const bytes of body) {
    size += bytes.length
    if (size > bytesMax) throw tooLarge()
    shape?.push(bytes)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, size)
}

/** Rejects when the body takes longer than its size explains. */
const inTime = async <T>(ctx: HttpContext, bytesMax: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        ctx.response.header('Connection', 'close')
        reject(new Refusal('ServerException', 408, messages.tooSlow))
      },
      patienceMs + (bytesMax / bytesPerSecond) * 1_000
    )
  })
  // One that ends too late has been answered already.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The body of a call, unpacked. Its size, as it travels and as it is, and its shape are looked at while it arrives.
 * @throws Exception (400, 413, 415), Refusal (408), or the unpacker's error for what it cannot read
 */
export const readBytes = async (
  ctx: HttpContext,
  bytesMax: number,
  shape?: BodyShape
): Promise<Buffer> => {
  const { request } = ctx.request
  try {
    if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge()
    const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase()
    const body = unpacked(packed(request, bytesMax), encoding)
    return await inTime(ctx, bytesMax, collect(body, bytesMax, shape))
  } catch (error) {
    discard(request)
    throw error
  }
}
