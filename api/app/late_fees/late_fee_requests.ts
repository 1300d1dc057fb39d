import app from '@adonisjs/core/services/app'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import Forgive, { amountToForgive, lockLateFee } from './steps/forgive.js'

interface LateFeeRequest extends TwoPersonRequest {
  late_fee_id: string
  after: { amount: number }
  reason: string
}

/** Late fees above the setting are forgiven by two people. */
export const lateFeeRequests: TwoPersonRequests<LateFeeRequest> = {
  name: 'late-fee-requests',
  table: 'late_fee_requests',
  askedWith: 'late-fees.forgive',
  lock: async ({ late_fee_id: id }, trx) => void (await lockLateFee(id, trx)),
  /** What was paid meanwhile is not forgiven: then it is asked for anew. */
  async carryOut({ late_fee_id: id, after, reason }, { requester, approver }, trx) {
    const fee = await lockLateFee(id, trx)
    const amount = amountToForgive(fee, after.amount)
    const forgive = await app.container.make(Forgive)
    await forgive.execute(
      { fee, amount, actor: approver, reason, requestedBy: requester.username },
      trx
    )
    return {}
  },
}
