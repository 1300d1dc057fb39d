import { pendingTab } from '#contracts/orders'
import { awaitedContracts } from '#app/cards/cardholders/queries/awaited_contracts'
import { companyIn } from '#app/people/owners/owner'
import { prepared } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
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

/** Debts are what is asked for: undisputed, with late fees. */
export interface OrdersPanel {
  pendingApprobation: Sum
  pendingPayment: Sum
  /** Of these, the caller's. */
  waitingForMe: WaitingForCaller
  due: Sum
  pastDue: Sum
  /** Largest rest first, at most five. company §9 */
  distributors: { name: string; logo: string | null; amount: number }[]
}

const distributorsMax = 5

type Row = Omit<OrdersPanel, 'waitingForMe'>

const sql = `
  with invoice as (
    select o.id, o.distributor_id, ${approbationStatusSql} as tab, o.cost
      from orders_invoices o
      left join signatures_approbations approbation
        on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
     where o.owner_type = ? and o.owner_id = ? and o.status = any(?::text[])
  ), debt as (
    select distributor_id, owed, due_date < ?::date as is_late
      from installments_owed where owner_type = ? and owner_id = ? and owed > 0
  ), busiest as (
    select distributor_id, sum(amount) as amount
      from (select distributor_id, cost as amount from invoice
            union all select distributor_id, owed from debt) moved
     group by distributor_id order by sum(amount) desc, distributor_id limit ${distributorsMax}
  )
  select (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0))
            from invoice where tab = 'PENDING_FOR_APPROBATION') as "pendingApprobation",
         (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0))
            from invoice where tab = 'PENDING_FOR_PAYMENT') as "pendingPayment",
         (select json_build_object('count', count(*), 'amount', coalesce(sum(owed), 0))
            from debt where not is_late) as due,
         (select json_build_object('count', count(*), 'amount', coalesce(sum(owed), 0))
            from debt where is_late) as "pastDue",
         coalesce((select json_agg(json_build_object('name', d.name, 'logo', d.logo, 'amount', busiest.amount)
                    order by busiest.amount desc, d.name)
            from busiest join distributors_suppliers d on d.id = busiest.distributor_id), '[]') as distributors`

export const ordersPanel = async (caller: CompanyCaller): Promise<OrdersPanel> => {
  const { companyId } = caller
  const { type } = companyIn(companyId)
  const bindings = [type, companyId, pendingTab, clock.today(), type, companyId]
  const [row] = await prepared<Row>('orders_panel', sql, bindings)
  const waitingForMe = waitingFor(await awaitedOrders(caller), await awaitedContracts(caller))
  return { ...row, waitingForMe }
}
