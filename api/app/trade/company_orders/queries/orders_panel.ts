import { pendingTab } from '#contracts/orders'
import { awaitedContracts } from '#app/cards/cardholders/queries/awaited_contracts'
import { companyIn } from '#app/people/owners/owner'
import { prepared } from '#app/platform/database/database'
import {
  awaitedOrders,
  waitingFor,
  type CompanyCaller,
  type WaitingForCaller,
} from './awaited_orders.js'
import { approbationStatusSql } from './company_orders.js'

interface Sum {
  count: number
  amount: number
}

/** Debts are what is still to be repaid. */
export interface OrdersPanel {
  pendingApprobation: Sum
  pendingPayment: Sum
  /** Of these, the caller's. */
  waitingForMe: WaitingForCaller
  due: Sum
  /** Includes unpaid late fees. */
  pastDue: Sum
  /** Largest rest first, at most five. company §9 */
  distributors: { name: string; logo: string | null; amount: number }[]
}

const distributorsMax = 5

type Row = Omit<OrdersPanel, 'waitingForMe'>

const sql = `
  with invoice as (
    select o.id, o.distributor_id, ${approbationStatusSql} as tab,
           o.grand_total_amount + o.kasbeno_fee_amount + o.bank_fee_amount as cost
      from orders_invoices o
      left join signatures_approbations approbation
        on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
     where o.owner_type = ? and o.owner_id = ? and o.status = any(?::text[])
  ), debt as (
    select o.distributor_id, i.status, i.amount - i.paid_amount - i.reversed_amount as remaining
      from orders_invoices o join installments_debts i on i.order_id = o.id
     where o.owner_type = ? and o.owner_id = ? and i.status in ('AWAITING_DUE_DATE', 'PAST_DUE')
  ), late_fee as (
    select coalesce(sum(fee.charged - fee.paid - fee.forgiven), 0) as owed
      from late_fees_owed fee
      join installments_debts i on i.id = fee.installment_id
      join orders_invoices o on o.id = i.order_id
     where fee.owner_type = ? and fee.owner_id = ? and o.status not in ('FRAUD', 'TEST')
  ), busiest as (
    select distributor_id, sum(amount) as amount
      from (select distributor_id, cost as amount from invoice
            union all select distributor_id, remaining from debt) moved
     group by distributor_id order by sum(amount) desc, distributor_id limit ${distributorsMax}
  )
  select (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0))
            from invoice where tab = 'PENDING_FOR_APPROBATION') as "pendingApprobation",
         (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0))
            from invoice where tab = 'PENDING_FOR_PAYMENT') as "pendingPayment",
         (select json_build_object('count', count(*), 'amount', coalesce(sum(remaining), 0))
            from debt where status = 'AWAITING_DUE_DATE') as due,
         (select json_build_object('count', count(*), 'amount',
                   coalesce(sum(remaining), 0) + (select owed from late_fee))
            from debt where status = 'PAST_DUE') as "pastDue",
         coalesce((select json_agg(json_build_object('name', d.name, 'logo', d.logo, 'amount', busiest.amount)
                    order by busiest.amount desc, d.name)
            from busiest join distributors_suppliers d on d.id = busiest.distributor_id), '[]') as distributors`

export const ordersPanel = async (caller: CompanyCaller): Promise<OrdersPanel> => {
  const { companyId } = caller
  const { type } = companyIn(companyId)
  const bindings = [type, companyId, pendingTab, type, companyId, type, companyId]
  const [row] = await prepared<Row>('orders_panel', sql, bindings)
  const waitingForMe = waitingFor(await awaitedOrders(caller), await awaitedContracts(caller))
  return { ...row, waitingForMe }
}
