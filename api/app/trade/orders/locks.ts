import { lockInvoiceBy } from '#app/credit/late_fees/overdue'
import { lockInvoicesBy } from '#app/credit/installments/invoices'
import { prepared } from '#app/platform/database/database'

const debtSql = `
  select o.id, o.status = 'FRAUD' as "isFrozen" from orders o
   where o.owner_type = ? and o.owner_id = ? and o.plan = ? and o.status <> 'TEST'
     and exists (select from installments_debts i
       where i.order_id = o.id and (i.id = ? or (?::uuid is null and i.status <> 'CLEARED')))
   order by o.id for update`

lockInvoicesBy(({ owner, installmentId }, trx) => {
  const of = [owner.type, owner.id, owner.plan, installmentId, installmentId]
  return prepared<{ id: string; isFrozen: boolean }>('lock_debt_orders', debtSql, of, trx)
})

const lateSql = `select id from orders where id = ? for update`

lockInvoiceBy(async (id, trx) => {
  await prepared('lock_late_order', lateSql, [id], trx)
})
