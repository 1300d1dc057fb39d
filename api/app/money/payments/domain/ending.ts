import type Payment from '../models/payment.js'
import type { Gateway } from './gateway.js'

/** OPEN: still unknown. */
export type PaymentEnding =
  | { kind: 'PAID' }
  /** mayTurn: the bank could still be paid or find the payment. */
  | { kind: 'FAILED'; failure: string; mayTurn: boolean }
  | { kind: 'OPEN' }
  /** The bank cannot be asked and was never told to keep the money. */
  | { kind: 'NEVER_VERIFIED' }

/** Time on the bank's page before anybody asks the bank. */
export const onThePageMs = 10 * 60_000
/** For gateways no longer in use; no known window is longer. */
const windowMsMax = 60 * 60_000

/** Unverified money has gone back by itself. */
export const isWindowOver = (
  { callbackAt, openedAt }: Pick<Payment, 'callbackAt' | 'openedAt'>,
  gateway: Pick<Gateway, 'autoReverseAfter'> | undefined,
  nowMillis: number
): boolean => {
  const windowMs = gateway?.autoReverseAfter ?? windowMsMax
  const since = callbackAt?.toMillis() ?? openedAt.toMillis() + onThePageMs
  return nowMillis > since + windowMs
}

/** How long a returned customer watches the page. */
const lookingMs = 60_000

/**
 * Whether the owner was told to wait and has left the page since. Leaving the bank's page without paying waits for
 * nothing.
 */
export const wasLeftWaiting = (
  { callbackAt, inDoubtSince }: Pick<Payment, 'callbackAt' | 'inDoubtSince'>,
  nowMillis: number
): boolean =>
  inDoubtSince !== null || (callbackAt !== null && nowMillis - callbackAt.toMillis() > lookingMs)
