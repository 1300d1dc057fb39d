import { hash } from 'node:crypto'
import type { ResultLine } from './result.js'

/** What a row is known by, whatever file it stands in and wherever; what was typed in is another thing. */
export const rowDigest = (
  { paymentId, status, amount, trackingNumber, reason }: ResultLine,
  isFromFile: boolean
): string =>
  hash('sha256', JSON.stringify([isFromFile, paymentId, status, amount, trackingNumber, reason]))
