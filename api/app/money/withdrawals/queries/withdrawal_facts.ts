import type { OwnerName } from '#contracts/owners'
import { withdrawable, type Withdrawable, type WithdrawalFacts } from '#contracts/withdrawals'
import { isOwnerListed } from '#app/people/blacklists/steps/refuse_listed'
import { blockReasonsOf } from '#app/credit/credit_lines/queries/block_reasons_of'
import { owedByOwner } from '#app/credit/installments/queries/owed_by_owner'
import { cashOf } from '#app/money/ledger/queries/balances'
import { hasOpenFeePayment } from '#app/money/payments/queries/open_fee_payment'
import type { Client } from '#app/platform/database/database'
import { isBankInDoubt } from './is_bank_in_doubt.js'

/** One wallet, the debts of all plans. */
export const withdrawalFacts = async (
  owner: OwnerName,
  client?: Client
): Promise<WithdrawalFacts> => {
  const { overdue, owed, hasFraud } = await owedByOwner(owner, client)
  const reasons = await blockReasonsOf(owner, client)
  return {
    cash: await cashOf(owner, client),
    overdue,
    owed,
    isWrittenOff: reasons.includes('WRITTEN_OFF'),
    isBlacklisted: await isOwnerListed(owner, client),
    isFraud: reasons.includes('FRAUD') || hasFraud,
    isBankInDoubt: await isBankInDoubt(owner, client),
    isFeeOpen: await hasOpenFeePayment(owner, client),
  }
}

export const withdrawableOf = async (owner: OwnerName, client?: Client): Promise<Withdrawable> =>
  withdrawable(await withdrawalFacts(owner, client))
