import type Payment from '#app/money/payments/models/payment'
import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { passedAlone, type AloneKind, type Passed } from '#app/platform/two_people/done_alone'

export const receiptsAlone: AloneKind = {
  name: 'receipts',
  commands: ['payments.confirm'],
  joins: `join payments payment on payment.id = line.subject_id`,
  subject: 'payment.id::text',
  owner: `payment.owner_type || ':' || payment.owner_id`,
  amount: 'payment.amount',
}

/** Null when one person is enough. */
export const whyReceiptNeedsTwo = async (
  { id, amount, owner }: Payment,
  actor: StaffActor,
  trx: Trx
): Promise<Passed | null> => {
  const above = await setting('receiptFourEyesAboveRials', trx)
  const confirmer = await setting('receiptsByOnePersonRials', trx)
  const limits = { subject: above, owner: above, confirmer }
  return passedAlone(receiptsAlone, { actor, subject: id, owner, amount, limits }, trx)
}
