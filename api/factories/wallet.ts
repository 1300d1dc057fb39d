import type { Owner } from '#contracts/owners'
import type { PersonPlan } from '#contracts/plans'
import { newToken } from '#app/people/identity/domain/secrets'
import { gatewayCaptured } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { ownerColumns, personIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

/** Money in the wallet as a completed gateway payment brings it, so that the books agree. */
export const putCash = async (owner: Owner, walletId: string, amount: number) => {
  if (amount === 0) return
  await transaction(async (trx) => {
    const id = newId()
    const now = clock.businessNow().toJSDate()
    await trx.table('payments').insert({
      id,
      token: newToken(),
      ...ownerColumns(owner),
      plan: owner.plan,
      purpose: 'wallet-charge',
      amount,
      indicator: 'BANKTEST',
      status: 'COMPLETED',
      outcome: 'CHARGED',
      reference_code: newId(),
      created_at: now,
      updated_at: now,
      completed_at: now,
    })
    const source = { type: 'payment', id }
    const entry = gatewayCaptured(walletId, amount)
    await new Ledger().post('GATEWAY_CAPTURED', entry, source, trx)
  })
}

interface Person {
  userId: string
  plan: PersonPlan
}
interface Walleted extends Person {
  walletId: string
}

/** The same for a shop. */
export const fillWallet = ({ userId, plan, walletId }: Walleted, amount: number) =>
  putCash(personIn(userId, plan), walletId, amount)

/** The same for somebody whose wallet is not known. */
export const cashInto = async ({ userId, plan }: Person, amount: number) => {
  const owner = personIn(userId, plan)
  const walletId = await transaction((trx) => new Ledger().walletOf(owner, trx))
  await putCash(owner, walletId, amount)
}
