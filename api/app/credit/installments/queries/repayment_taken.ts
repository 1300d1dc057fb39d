import type { Owner } from '#contracts/owners'
import { prepared, type Trx } from '#app/platform/database/database'
import type { Repaid } from '../actions/pay_installments.js'

interface Part {
  id: string
  paidAmount: number
  remainingAmount: number
}

const sql = `
  select part.installment_id as id, part.amount as "paidAmount",
         i.amount - i.paid_amount - i.reversed_amount as "remainingAmount"
    from repayments kept
    join repayment_parts part on part.repayment_id = kept.id
    join installments i on i.id = part.installment_id
   where kept.id = ? and kept.owner_type = ? and kept.owner_id = ? and kept.completed_at is not null
   order by i.due_date, i.id`

const feesSql = `
  select coalesce(sum(fee.amount), 0)::bigint as amount
    from repayments kept join late_fees_payments fee on fee.repayment_id = kept.id
   where kept.id = ? and kept.owner_type = ? and kept.owner_id = ?`

/** Null when not taken. */
export const repaymentTaken = async (
  id: string,
  owner: Owner,
  trx: Trx
): Promise<Repaid | null> => {
  const installments = await prepared<Part>('repayment_taken', sql, [id, owner.type, owner.id], trx)
  const [{ amount: lateFeeAmount }] = await prepared<{ amount: number }>(
    'late_fees_taken',
    feesSql,
    [id, owner.type, owner.id],
    trx
  )
  if (installments.length === 0 && lateFeeAmount === 0) return null
  const amount = installments.reduce((sum, { paidAmount }) => sum + paidAmount, lateFeeAmount)
  return { repaymentId: id, amount, lateFeeAmount, installments }
}
