import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { borrowedKind } from '#app/platform/change_requests/kinds'
import DecidePayment from './actions/decide_payment.js'
import WithdrawDecision from './actions/withdraw_decision.js'
import { bankAnswersOf, bankAskingOf } from './queries/bank_answers.js'

const paymentOf = async (id: string): Promise<string> =>
  (await db.from('payment_decisions').where({ id }).select('payment_id').firstOrFail()).payment_id

borrowedKind({
  name: 'payment-decisions',
  subjects: ['payments'],
  listedWith: 'payments.list',
  decidedWith: 'payments.resolve',
  askedWith: {
    SETTLE_BY_HAND: 'payments.resolve',
    CLOSE_AS_NOT_PAID: 'payments.resolve',
    CONFIRM_RECEIPT: 'payments.confirm',
    REOPEN: 'payments.resolve',
  },
  withdrawnWith: 'payments.resolve',
  waiting: `
    select decision.id, decision.kind as action, 'payments' as subject_type, payment.id::text as subject_id,
           payment.reference_code as title, jsonb_build_object('status', payment.status) as before,
           jsonb_build_object('bankReference', decision.bank_reference,
             'despiteReversal', decision.despite_reversal) as after,
           decision.reason, payment.amount, decision.requested_by as asked_by, null::text as asked_by_name,
           decision.requested_at as asked_at
      from payment_decisions decision join payments payment on payment.id = decision.payment_id
     where decision.status = 'PENDING'`,
  verbs: ['approve', 'reject', 'withdraw'],
  async decide(verb, { actor, id: decisionId, reason }) {
    const decision = { actor, paymentId: await paymentOf(decisionId), decisionId }
    if (verb === 'withdraw') {
      await (await app.container.make(WithdrawDecision)).execute(decision)
      return 'WITHDRAWN'
    }
    const isApproved = verb === 'approve'
    const decide = await app.container.make(DecidePayment)
    // An approval has no reason of its own: the trail keeps the requester's.
    await decide.execute({ ...decision, isApproved, ...(!isApproved && { reason }) })
    return isApproved ? 'APPROVED' : 'REJECTED'
  },
  async evidence(id) {
    const paymentId = await paymentOf(id)
    return { items: await bankAnswersOf(paymentId), asking: await bankAskingOf(paymentId) }
  },
})
