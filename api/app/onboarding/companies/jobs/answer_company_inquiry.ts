import type { CompanyInquiryKind } from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import { askRegister, type RegisterFacts } from '../adapters/ask_register.js'

interface Asked extends RegisterFacts {
  kind: CompanyInquiryKind
  askedAt: Date
}

const sql = `
  select inquiry.kind, inquiry.asked_at as "askedAt", company.national_id as "nationalId", company.name,
         array(select member.national_code from company_members member
                where member.company_id = company.id and member.removed_at is null
                  and member.national_code is not null
                  and (member.role = 'CEO' or member.level <> 'NOT_ALLOWED')
                order by member.national_code) as "nationalCodes"
    from company_inquiries inquiry join companies company on company.id = inquiry.company_id
   where inquiry.id = ?`

/** Asks the register of companies, without holding a transaction meanwhile, and keeps what it said. */
export const answerCompanyInquiry = defineJob<{ inquiryId: string }>({
  name: 'companies.answer-inquiry',
  async run({ inquiryId }) {
    const [asked] = await prepared<Asked>('company_inquiry_facts', sql, [inquiryId])
    if (!asked) return
    const { answer, detail } = await askRegister(asked.kind, asked)
    await transaction((trx) =>
      trx
        .from('company_inquiries')
        // An answer to a question that was asked anew meanwhile says nothing about the new data.
        .where({ id: inquiryId, asked_at: asked.askedAt })
        .update({
          answer,
          detail: JSON.stringify(detail),
          answered_at: clock.businessNow().toJSDate(),
        })
    )
  },
})
