import type { Plan } from '#contracts/plans'
import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

/** Rials. */
export interface InstallmentNotice {
  externalId: string
  referenceNumber: string
  distributorName: string
  /** Undisputed, with late fee. */
  remaining: number
  dueDate: string
}

const installmentSql = `
  select o.external_id as "externalId", o.reference_number as "referenceNumber", d.name as "distributorName",
         i.owed as remaining, i.due_date as "dueDate"
    from installments_owed i
    join installments_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
   where i.id = any(?::uuid[]) and i.remaining > i.disputed
   order by i.id`

/** Of those of which something is left. */
export const installmentNotices = (
  ids: readonly string[],
  client: Client
): Promise<InstallmentNotice[]> =>
  prepared<InstallmentNotice>('installment_notices', installmentSql, [ids], client)

export interface RepaymentNotice {
  owner: OwnerName
  plan: Plan
  amount: number
  /** Without late fees and written-off debt. */
  freed: number
  /** In the plan, as `DebtSummary.owedAmount`. */
  remaining: number
}

const repaymentSql = `
  select jsonb_build_object('type', r.owner_type, 'id', r.owner_id) as owner,
         r.plan, r.paid_amount as amount, (
           select coalesce(sum(part.amount), 0)::bigint from repayment_parts part
            where part.repayment_id = r.id and not part.is_recovery
         ) as freed, (
           select coalesce(sum(owed), 0)::bigint from installments_owed debt
            where debt.owner_type = r.owner_type and debt.owner_id = r.owner_id and debt.plan = r.plan
         ) as remaining
    from repayments r
   where r.id = ?`

export const repaymentNotice = async (id: string, client: Client): Promise<RepaymentNotice> => {
  const [notice] = await prepared<RepaymentNotice>('repayment_notice', repaymentSql, [id], client)
  return notice
}
