import type { Owner } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import { confirmersOf, phonesOf } from '../queries/confirmers.js'
import { isBankInDoubt } from '../queries/is_bank_in_doubt.js'
import { lockWithdrawal } from './lock_withdrawal.js'

interface Doubted {
  id: string
  owner: Owner
  amount: number
  requestedByMember: string | null
  requestedAt: Date
}

/** One row per owner not held before: reads beside an update see the old state. */
const beginSql = `
  with begun as (
    update withdrawals set bank_disagrees_since = ?
     where id = any(?) and bank_disagrees_since is null returning *)
  select distinct on (owner_type, owner_id) id, amount,
         jsonb_build_object('type', owner_type, 'id', owner_id, 'plan', plan) as owner,
         requested_by_member as "requestedByMember", requested_at as "requestedAt"
    from begun
   where not exists (
     select from withdrawals other
      where other.owner_type = begun.owner_type and other.owner_id = begun.owner_id
        and other.bank_disagrees_since is not null)
   order by owner_type, owner_id, id`

/** The bank contradicts itself: these wallets stop paying out, and owners are told. */
export const beginDoubts = async (ids: readonly string[], trx: Trx): Promise<void> => {
  const since = clock.businessNow().toJSDate()
  const begun = await prepared<Doubted>('begin_doubts', beginSql, [since, ids], trx)
  for (const { id: withdrawalId, owner, amount, ...asked } of begun) {
    const confirmers = await phonesOf(owner.id, await confirmersOf(owner, asked, trx), trx)
    const about = { withdrawalId, owner, amount, since: since.toISOString(), confirmers }
    await publish('WithdrawalDoubted', about, trx)
  }
}

/** @param standsBy the decision that changes nothing; a movement tells its own story */
export const endDoubt = async (id: string, standsBy: string | null, trx: Trx): Promise<void> => {
  await trx.from('withdrawals').where({ id }).update({ bank_disagrees_since: null })
  if (!standsBy) return
  const { owner, amount } = await lockWithdrawal(id, trx)
  if (await isBankInDoubt(owner, trx)) return
  await publish(
    'WithdrawalClearedUp',
    { withdrawalId: id, owner, amount, decisionId: standsBy },
    trx
  )
}
