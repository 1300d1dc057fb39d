import type { InquiryKind } from '#contracts/registration'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { queue } from '#app/platform/jobs/main'
import { answerInquiry } from '../jobs/answer_inquiry.js'

/** Asks (again) what the kinds stand for; the questions leave with the caller's transaction. */
export const askInquiries = async (
  registrationId: string,
  kinds: readonly InquiryKind[],
  trx: Trx
): Promise<void> => {
  const jobs = await queue()
  for (const kind of kinds) {
    const asked = { answer: 'PENDING', detail: '{}', asked_at: clock.businessNow().toJSDate() }
    const [{ id }]: { id: string }[] = await trx
      .knexQuery()
      .insert({ id: newId(), registration_id: registrationId, kind, ...asked })
      .into('inquiries')
      .onConflict(['registration_id', 'kind'])
      .merge({ ...asked, answered_at: null })
      .returning('id')
    await jobs.enqueue(answerInquiry, { inquiryId: id }, trx)
  }
}
