import type Payment from '../models/payment.js'
import type { Gateway } from './gateway.js'

/** How a payment stands after the bank was asked. OPEN: nobody knows yet. */
export type PaymentEnding =
  | { kind: 'PAID' }
  /** mayTurn: the bank keeps nothing now, and could still be paid, or find what it did not. */
  | { kind: 'FAILED'; failure: string; mayTurn: boolean }
  | { kind: 'OPEN' }
  /** The bank cannot be asked of it, and was never told to keep the money. */
  | { kind: 'NEVER_VERIFIED' }

/** A customer may take this long on the bank's page before anybody asks the bank. */
export const onThePageMs = 10 * 60_000
/** Of a gateway that is not in use any more nobody knows the window; none is longer. */
const windowMsMax = 60 * 60_000

/** Whether the bank's own window is over: unverified money has gone back by itself. */
export const isWindowOver = (
  { callbackAt, openedAt }: Pick<Payment, 'callbackAt' | 'openedAt'>,
  gateway: Pick<Gateway, 'autoReverseAfter'> | undefined,
  nowMillis: number
): boolean => {
  const windowMs = gateway?.autoReverseAfter ?? windowMsMax
  const since = callbackAt?.toMillis() ?? openedAt.toMillis() + onThePageMs
  return nowMillis > since + windowMs
}

/** Whoever is back from the bank looks at the page for as long as this. */
const lookingMs = 60_000

/**
 * Whether the owner was told to wait and has left the page since: back from the bank for a while, or in doubt. Who
 * left the bank's page without paying waits for nothing.
 */
export const wasLeftWaiting = (
  { callbackAt, inDoubtSince }: Pick<Payment, 'callbackAt' | 'inDoubtSince'>,
  nowMillis: number
): boolean =>
  inDoubtSince !== null || (callbackAt !== null && nowMillis - callbackAt.toMillis() > lookingMs)
