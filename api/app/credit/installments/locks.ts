import { lockInstallmentBy } from '#app/credit/late_fees/overdue'
import { prepared } from '#app/platform/database/database'

const sql = `select id from installments where id = ? for update`

lockInstallmentBy(async (id, trx) => {
  await prepared('lock_late_installment', sql, [id], trx)
})
