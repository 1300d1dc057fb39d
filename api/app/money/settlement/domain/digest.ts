import { hash } from 'node:crypto'
import type { ResultLine } from './result.js'

/** Identifies a row across files. */
export const rowDigest = (
  { paymentId, status, amount, trackingNumber, reason }: ResultLine,
  isFromFile: boolean
): string =>
  hash('sha256', JSON.stringify([isFromFile, paymentId, status, amount, trackingNumber, reason]))
