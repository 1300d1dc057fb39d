import { createHmac, hash } from 'node:crypto'
import { sameHash } from '#app/platform/secrets/same_hash'

/** How old a message may be, for clocks that differ; whatever it says is asked for again. */
const ageMaxMs = 15 * 60_000

const sha256 = (bytes: Uint8Array | string) => hash('sha256', bytes)
const keyed = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

export interface WireRequest {
  timestamp: string
  method: string
  /** With its query, below the provider's base address. */
  path: string
  body: Uint8Array | string
}

export const requestSignature = (secret: string, request: WireRequest): string =>
  keyed(secret, [request.timestamp, request.method, request.path, sha256(request.body)].join('\n'))

export const callbackSignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${keyed(secret, `${timestamp}.${body}`)}`

const isFresh = (timestamp: string, nowMs: number) =>
  /^\d{10}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp) * 1000) <= ageMaxMs

/** Whether whoever holds the secret has sent this, lately. */
export const isSigned = (
  expected: string,
  given: { timestamp: string; signature: string },
  nowMs: number
): boolean => isFresh(given.timestamp, nowMs) && sameHash(expected, given.signature)
