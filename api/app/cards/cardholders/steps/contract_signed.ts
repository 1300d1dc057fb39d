import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { issueCard } from './issue_card.js'
import { lockHolder } from './lock_holder.js'

const sql = `
  select card_holder_id as "holderId" from companies_papers
   where id = ? and kind = 'cardIssuanceContract'`

/** Ignores replaced contracts. Idempotent. */
export const contractSigned = async (
  { actor, contractId }: { actor: AnyActor; contractId: string },
  trx: Trx
): Promise<void> => {
  const [paper] = await prepared<{ holderId: string | null }>(
    'holder_of_contract',
    sql,
    [contractId],
    trx
  )
  if (!paper?.holderId) return
  const holder = await lockHolder(paper.holderId, trx)
  if (holder.isRemoved || holder.isSigned || holder.contractId !== contractId) return
  const now = clock.businessNow().toJSDate()
  await trx
    .from('card_holders')
    .where('id', holder.id)
    .update({ contract_signed_at: now, updated_at: now })
  const subject = { type: 'card-holders', id: holder.id }
  await audit({ actor, command: 'card-holders.sign-contract', subject }, trx)
  await issueCard({ actor, holderId: holder.id }, trx)
}
