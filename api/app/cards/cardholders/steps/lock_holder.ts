import type { CardHolderStanding } from '#contracts/card_holders'
import type { MonthlyCeiling } from '#contracts/spending'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface LockedHolder extends CardHolderStanding {
  id: string
  companyId: string
  userId: string
  name: string
  nationalCode: string
  ceiling: MonthlyCeiling
  phone: string
  isRemoved: boolean
  sentAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  contractDecidedAt: Date | null
  contractDecidedBy: string | null
  contractId: string | null
  contractSentAt: Date | null
  addressId: string | null
  /** The newest one. */
  cardId: string | null
}

const lockSql = `select id from card_holders where id = ? for update`
const factsSql = `
  select holder.id, holder.company_id as "companyId", holder.user_id as "userId",
         concat_ws(' ', holder.firstname, holder.lastname) as name,
         holder.national_code as "nationalCode", holder.ceiling,
         (select phone from identity_people where id = holder.user_id) as phone,
         holder.decided_at as "decidedAt", holder.decided_by as "decidedBy",
         holder.contract_decided_at as "contractDecidedAt", holder.contract_decided_by as "contractDecidedBy",
         holder.removed_at is not null as "isRemoved", holder.sent_at as "sentAt", holder.status,
         holder.contract_status as "contractStatus", contract.id as "contractId",
         contract.created_at as "contractSentAt", contract.id is not null as "hasContract",
         holder.address_id as "addressId", holder.address_id is not null as "hasAddress",
         holder.contract_signed_at is not null as "isSigned", card.id as "cardId",
         card.id is not null as "hasCard"
    from card_holders holder
    left join companies_papers contract on contract.card_holder_id = holder.id
     and contract.kind = 'cardIssuanceContract' and contract.current
    left join lateral (
      select id from issuing_cards where holder_id = holder.id order by created_at desc, id desc limit 1
    ) card on true
   where holder.id = ?`
const livingSql = `
  select id from card_holders where company_id = ? and user_id = ? and removed_at is null`

/**
 * Guards all that a card waits for. The rest is read after the lock, since a waiting statement sees old data.
 * @throws NotFound
 */
export const lockHolder = async (id: string, trx: Trx): Promise<LockedHolder> => {
  await prepared('lock_card_holder', lockSql, [id], trx)
  const [holder] = await prepared<LockedHolder>('locked_card_holder', factsSql, [id], trx)
  if (!holder) throw new NotFound(messages.noSuchHolder)
  return holder
}

/** @throws NotFound also for former holders */
export const lockHolderOf = async (
  { companyId, userId }: { companyId: string; userId: string },
  trx: Trx
): Promise<LockedHolder> => {
  const named = [companyId, userId]
  const [living] = await prepared<{ id: string }>('living_card_holder', livingSql, named, trx)
  if (!living) throw new NotFound(messages.noSuchHolder)
  const holder = await lockHolder(living.id, trx)
  if (holder.isRemoved) throw new NotFound(messages.noSuchHolder)
  return holder
}
