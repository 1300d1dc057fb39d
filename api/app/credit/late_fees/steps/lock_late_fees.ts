import type { Owner } from '#contracts/owners'
import { prepared, type Trx } from '#app/platform/database/database'
import type { OpenLateFee } from '../domain/late_fee.js'

const sql = `
  select fee.id, fee.installment_id as "installmentId", fee.charged - fee.paid - fee.forgiven as open,
         i.due_date as "dueDate"
    from late_fees fee
    join late_fees_installments i on i.id = fee.installment_id
    join late_fees_invoices o on o.id = i.order_id
   where fee.owner_type = ? and fee.owner_id = ? and fee.plan = ?
     and (fee.installment_id = ? or ?::uuid is null)
     and fee.charged > fee.paid + fee.forgiven and o.status <> 'FRAUD'
   order by fee.id for update of fee`

/** After installments and line, before accounts; frozen invoices have none. */
export const lockLateFees = (
  { type, id, plan }: Owner,
  installmentId: string | null,
  trx: Trx
): Promise<OpenLateFee[]> =>
  prepared<OpenLateFee>('lock_late_fees', sql, [type, id, plan, installmentId, installmentId], trx)
