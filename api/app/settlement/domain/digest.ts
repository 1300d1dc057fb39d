import { createHash } from 'node:crypto'
import type { ResultLine } from './result.js'

/** What a file is known by. */
export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

/** What a row is known by, whatever file it stands in and wherever; what was typed in is another thing. */
export const rowDigest = (
  { paymentId, status, amount, trackingNumber, reason }: ResultLine,
  isFromFile: boolean
): string =>
  digestOf(JSON.stringify([isFromFile, paymentId, status, amount, trackingNumber, reason]))
