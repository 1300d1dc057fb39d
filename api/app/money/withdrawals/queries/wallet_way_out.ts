import type { OwnerName } from '#contracts/owners'
import type { WithdrawalHold } from '#contracts/withdrawals'
import { feeKeptAsCash } from '#app/money/payments/queries/open_fee_payment'
import { clock } from '#app/platform/time/clock'
import { messages } from '../i18n/fa.js'
import { withdrawableOf } from './withdrawal_facts.js'

/** GET /wallet/{plan}/withdrawable. Rials. */
export interface WalletWayOut {
  amount: number
  /** Why it is less than the wallet holds, and the same in words. */
  hold?: WithdrawalHold
  reason?: string
  /** What was paid for a fee lately, took none, and is still there. */
  feeKeptAsCash?: number
}

/** Longer than that its owner has seen the money among the rest. */
const offeredDays = 30

export const walletWayOut = async (owner: OwnerName): Promise<WalletWayOut> => {
  const { amount, hold } = await withdrawableOf(owner)
  const since = clock.businessNow().minus({ days: offeredDays }).toJSDate()
  const kept = Math.min(await feeKeptAsCash(owner, since), amount)
  return {
    amount,
    ...(hold && { hold, reason: messages.hold[hold] }),
    ...(kept > 0 && { feeKeptAsCash: kept }),
  }
}
