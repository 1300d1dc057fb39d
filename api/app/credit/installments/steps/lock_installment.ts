import { prepared, type Trx } from '#app/platform/database/database'
import type { InstallmentBalance } from './lower_installment.js'

const sql = `
  select id, amount, paid_amount as paid, reversed_amount as reversed,
         write_off_id is not null as "isWrittenOff"
    from installments where order_id = ? for update`

/** After the invoice's row, under which payments create it. */
export const lockInstallment = async (
  orderId: string,
  trx: Trx
): Promise<InstallmentBalance | null> => {
  const [found] = await prepared<InstallmentBalance>('lock_installment', sql, [orderId], trx)
  return found ?? null
}
