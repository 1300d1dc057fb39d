import type { OwnerName } from '#contracts/owners'
import type { WithdrawalHold } from '#contracts/withdrawals'
import { feeKeptAsCash } from '#app/money/payments/queries/open_fee_payment'
import { clock } from '#app/platform/time/clock'
import { messages } from '../i18n/fa.js'
import { withdrawableOf } from './withdrawal_facts.js'

export interface WalletWayOut {
  amount: number
  /** Why it is less than the balance, with words. */
  hold?: WithdrawalHold
  reason?: string
  /** Paid for a fee lately, unused, still there. */
  feeKeptAsCash?: number
}

/** After that its owner has seen the money. */
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
