import type { CompanyInquiryKind } from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { queue } from '#app/platform/jobs/main'
import { answerCompanyInquiry } from '../jobs/answer_company_inquiry.js'

/** Asks the register (again); the questions leave with the caller's transaction. */
export const askCompanyInquiries = async (
  companyId: string,
  kinds: readonly CompanyInquiryKind[],
  trx: Trx
): Promise<void> => {
  const jobs = await queue()
  for (const kind of kinds) {
    const asked = { answer: 'PENDING', detail: '{}', asked_at: clock.businessNow().toJSDate() }
    const [{ id }]: { id: string }[] = await trx
      .knexQuery()
      .insert({ id: newId(), company_id: companyId, kind, ...asked })
      .into('company_inquiries')
      .onConflict(['company_id', 'kind'])
      .merge({ ...asked, answered_at: null })
      .returning('id')
    await jobs.enqueue(answerCompanyInquiry, { inquiryId: id }, trx)
  }
}
