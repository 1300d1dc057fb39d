import type { Owner } from '#contracts/owners'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** Rials. */
export interface RepaymentReceipt {
  id: string
  amount: number
  /** They add up to the amount. */
  fromWallet: number
  fromGateway: number
  paidAt: Date
  /** Taken before the invoices. */
  lateFeeAmount: number
  /** Of the gateway's part. */
  referenceCode: string | null
  bankReferenceNumber: string | null
  parts: {
    installmentId: string
    orderId: string
    externalId: string
    distributorName: string
    amount: number
    remainingAmount: number
  }[]
}

const sql = `
  select r.id, r.paid_amount as amount,
         r.paid_amount - least(r.paid_amount, coalesce(payment.amount, 0)) as "fromWallet",
         least(r.paid_amount, coalesce(payment.amount, 0)) as "fromGateway",
         (select coalesce(sum(fee.amount), 0)::bigint from late_fees_payments fee
           where fee.repayment_id = r.id) as "lateFeeAmount",
         r.completed_at as "paidAt", payment.reference_code as "referenceCode",
         payment.gateway_receipt as "bankReferenceNumber",
         (select coalesce(json_agg(json_build_object(
                   'installmentId', i.id, 'orderId', o.id, 'externalId', o.external_id,
                   'distributorName', d.name, 'amount', part.amount,
                   'remainingAmount', i.amount - i.paid_amount - i.reversed_amount)
                   order by i.due_date, i.id), '[]')
            from repayment_parts part
            join installments i on i.id = part.installment_id
            join installments_invoices o on o.id = i.order_id
            join distributors_suppliers d on d.id = o.distributor_id
           where part.repayment_id = r.id) as parts
    from repayments r
    left join payments_of_owners payment on payment.id = r.payment_id
   where r.id = ? and r.owner_type = ? and r.owner_id = ? and r.plan = ?
     and r.completed_at is not null`

/** @throws NotFound also before it is taken, and for another owner's */
export const repaymentOf = async (owner: Owner, id: string): Promise<RepaymentReceipt> => {
  const [found] = await prepared<RepaymentReceipt>('repayment_of', sql, [
    id,
    owner.type,
    owner.id,
    owner.plan,
  ])
  if (!found) throw new NotFound()
  return found
}
