import type { Owner } from '#contracts/owners'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** Now or formerly. */
export interface CardHolderName {
  userId: string
  name: string
  phone: string
}

/** All of an owner, or one card holder's part. */
export interface Books {
  owner: Owner
  cardHolder: CardHolderName | null
}

/** Binds company, user. */
export const boughtSql = `
  select payment.order_id as id
    from cardholders_holders holder
    join issuing_cards card on card.holder_id = holder.id
    join devices_card_payments payment on payment.card_id = card.id
   where holder.company_id = ? and holder.user_id = ? and payment.order_id is not null`

/**
 * Postings on the owner's three accounts; crediting the wallet raises it. What is written off is a loss of the house and
 * stays owed: its entry's source tells whose it is. Binds type, id, plan.
 */
export const postedSql = `
  with mine as (
    select id, kind, owner_type, owner_id, plan from ledger_accounts account
     where account.owner_type = ? and account.owner_id = ?
       and ((account.kind = 'wallet' and account.plan = '')
         or (account.kind in ('credit-used', 'late-fee-receivable') and account.plan = ?))),
       lowering as (
    select distinct 'repayment' as source_type, repayment.id as source_id
      from mine
      join installments_repayments repayment
        on (repayment.owner_type, repayment.owner_id, repayment.plan) = (mine.owner_type, mine.owner_id, mine.plan)
      join installments_repayment_parts part on part.repayment_id = repayment.id and part.is_recovery
     where mine.kind = 'credit-used'
     union all
    select 'order', o.id
      from mine
      join orders_invoices o on (o.owner_type, o.owner_id, o.plan) = (mine.owner_type, mine.owner_id, mine.plan)
      join installments_debts debt on debt.order_id = o.id and debt.write_off_id is not null
     where mine.kind = 'credit-used')
  select entry.id, entry.kind, entry.business_at, entry.booked_at, entry.source_type, entry.source_id,
         case account.kind when 'wallet' then -posting.amount else 0 end as wallet,
         case account.kind when 'credit-used' then posting.amount else 0 end as line,
         case account.kind when 'late-fee-receivable' then posting.amount else 0 end as "lateFees",
         case when entry.kind = 'WRITTEN_OFF' then -posting.amount else 0 end as "writtenOff"
    from mine account
    join ledger_postings posting on posting.party_id = account.id and posting.account = account.kind
    join ledger_entries entry on entry.id = posting.entry_id
   union all
  select entry.id, entry.kind, entry.business_at, entry.booked_at, entry.source_type, entry.source_id,
         0, 0, 0, posting.amount
    from lowering
    join ledger_entries entry on entry.source_type = lowering.source_type and entry.source_id = lowering.source_id
    join ledger_postings posting on posting.entry_id = entry.id and posting.account = 'credit-loss'`

/**
 * One holder's share: own entries whole, of shared repayments and write-offs the kept part. Binds company, user, then
 * the owner's.
 */
export const postedForHolderSql = `
  with bought as (${boughtSql}),
       owed as (
         select installment.id, installment.write_off_id, installment.written_off_amount, fee.id as fee_id
           from bought
           join installments_debts installment on installment.order_id = bought.id
           left join late_fees_owed fee on fee.installment_id = installment.id),
       part as (
         select 'repayment' as source_type, paid.repayment_id as source_id, 'INSTALLMENT_PAID' as kind,
                -paid.amount as wallet, case when paid.is_recovery then 0 else -paid.amount end as line,
                0 as "lateFees", case when paid.is_recovery then -paid.amount else 0 end as "writtenOff"
           from owed join installments_repayment_parts paid on paid.installment_id = owed.id
          union all
         select 'repayment', paid.repayment_id, 'LATE_FEE_PAID', -paid.amount, 0, -paid.amount, 0
           from owed join late_fees_payments paid on paid.late_fee_id = owed.fee_id
          union all
         select 'write-off', write_off_id, 'WRITTEN_OFF', 0, -written_off_amount, 0, written_off_amount
           from owed where write_off_id is not null)
  select whole.* from (${postedSql}) whole
   where (whole.source_type, whole.source_id) in (
     select 'order', id from bought
      union all
     select 'late-fee', fee_id from owed where fee_id is not null)
   union all
  select entry.id, entry.kind, entry.business_at, entry.booked_at, entry.source_type, entry.source_id,
         part.wallet, part.line, part."lateFees", part."writtenOff"
    from part
    join ledger_entries entry on entry.source_type = part.source_type
     and entry.source_id = part.source_id and entry.kind = part.kind`

/** Common first bindings. */
export const bindingsOf = ({ owner: { type, id, plan }, cardHolder }: Books): string[] =>
  cardHolder ? [id, cardHolder.userId, type, id, plan] : [type, id, plan]

const holderSql = `
  select person.id as "userId", concat_ws(' ', holder.firstname, holder.lastname) as name, person.phone
    from cardholders_holders holder join identity_people person on person.id = holder.user_id
   where holder.company_id = ? and holder.user_id = ?
   order by holder.removed_at desc nulls first, holder.created_at desc
   limit 1`

/**
 * Purchases stay after removal.
 * @throws NotFound for who never held one
 */
export const cardHolderOf = async (companyId: string, userId: string): Promise<CardHolderName> => {
  const named = [companyId, userId]
  const [holder] = await prepared<CardHolderName>('holder_of_statement', holderSql, named)
  if (!holder) throw new NotFound()
  return holder
}
