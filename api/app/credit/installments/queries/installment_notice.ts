import type { Plan } from '#contracts/plans'
import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'
import { lateFeeLeft } from '#app/credit/late_fees/queries/late_fee_of'
import { disputedLeft, disputedOf } from './disputed.js'

/** Rials. */
export interface InstallmentNotice {
  owner: OwnerName
  plan: Plan
  externalId: string
  referenceNumber: string
  distributorName: string
  /** Undisputed, with late fee. */
  remaining: number
  dueDate: string
}

const installmentSql = `
  select jsonb_build_object('type', o.owner_type, 'id', o.owner_id) as owner, o.plan, o.external_id as "externalId", o.reference_number as "referenceNumber", d.name as "distributorName",
         i.amount - i.paid_amount - i.reversed_amount - ${disputedLeft} + ${lateFeeLeft('i.id')} as remaining, i.due_date as "dueDate"
    from installments i
    join orders_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
   where i.id = ? and i.status <> 'CLEARED' and o.status not in ('FRAUD', 'CANCELED', 'TEST')
     and i.amount - i.paid_amount - i.reversed_amount > ${disputedOf('o.id')}`

/** Null when nothing is left. */
export const installmentNotice = async (
  id: string,
  client: Client
): Promise<InstallmentNotice | null> => {
  const [notice] = await prepared<InstallmentNotice>(
    'installment_notice',
    installmentSql,
    [id],
    client
  )
  return notice ?? null
}

export interface RepaymentNotice {
  owner: OwnerName
  plan: Plan
  amount: number
  /** Without late fees and written-off debt. */
  freed: number
  /** In the plan. */
  remaining: number
}

const repaymentSql = `
  select jsonb_build_object('type', r.owner_type, 'id', r.owner_id) as owner,
         r.plan, r.paid_amount as amount, (
           select coalesce(sum(part.amount), 0)::bigint from repayment_parts part
            where part.repayment_id = r.id and not part.is_recovery
         ) as freed, (
           select coalesce(sum(i.amount - i.paid_amount - i.reversed_amount), 0)::bigint
             from installments i join orders_invoices o on o.id = i.order_id
            where o.owner_type = r.owner_type and o.owner_id = r.owner_id and o.plan = r.plan
              and o.status not in ('FRAUD', 'TEST')
         ) as remaining
    from repayments r
   where r.id = ?`

export const repaymentNotice = async (id: string, client: Client): Promise<RepaymentNotice> => {
  const [notice] = await prepared<RepaymentNotice>('repayment_notice', repaymentSql, [id], client)
  return notice
}
