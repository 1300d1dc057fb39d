import app from '@adonisjs/core/services/app'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { prepared } from '#app/platform/database/database'
import Forgive, { amountToForgive, lockLateFee } from './steps/forgive.js'

interface LateFeeRequest extends ChangeRequest {
  subject_id: string
  after: { amount: number }
  reason: string
}

/** Rials open now. */
interface LateFeeEvidence {
  orderId: string
  externalId: string
  customerName: string | null
  open: number
}
const evidenceSql = `
  select o.id as "orderId", o.external_id as "externalId", owner.name as "customerName",
         fee.charged - fee.paid - fee.forgiven as open
    from late_fees fee
    join late_fees_installments i on i.id = fee.installment_id
    join late_fees_invoices o on o.id = i.order_id
    left join owners owner on owner.owner_id = fee.owner_id
   where fee.id = ?`

/** Above the setting by two people. */
export const lateFeeRequests = changeKind<LateFeeRequest>({
  name: 'late-fee-requests',
  subjects: ['late-fees'],
  listedWith: 'late-fee-requests.list',
  decidedWith: 'late-fee-requests.decide',
  title: `(select concat_ws(' ', owner.name, o.external_id)
             from late_fees fee
             join late_fees_installments i on i.id = fee.installment_id
             join late_fees_invoices o on o.id = i.order_id
             left join owners owner on owner.owner_id = fee.owner_id
            where fee.id = request.subject_id::uuid)`,
  askedWith: 'late-fees.forgive',
  lock: async ({ subject_id: id }, trx) => void (await lockLateFee(id, trx)),
  /** Fails if something was paid meanwhile. */
  async carryOut({ subject_id: id, after, reason }, { requester, approver }, trx) {
    const fee = await lockLateFee(id, trx)
    const amount = amountToForgive(fee, after.amount)
    const forgive = await app.container.make(Forgive)
    await forgive.execute(
      { fee, amount, actor: approver, reason, requestedBy: requester.username },
      trx
    )
  },
  async evidence({ subject_id: id }) {
    const [evidence] = await prepared<LateFeeEvidence>('late_fee_evidence', evidenceSql, [id])
    return evidence
  },
})
