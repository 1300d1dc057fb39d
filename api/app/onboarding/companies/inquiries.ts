import type { CompanyInquiryKind } from '#contracts/companies'
import { prepared } from '#app/platform/database/database'
import { defineInquiries } from '#app/platform/review/inquiries'
import { askRegister, type RegisterFacts } from './adapters/ask_register.js'

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

/** What the register of companies is asked. */
export const { ask: askCompanyInquiries } = defineInquiries<CompanyInquiryKind, Asked>({
  jobs: { answer: 'companies.answer-inquiry', again: 'companies.ask-register-again' },
  rows: (client) => client.knexQuery().table('company_inquiries'),
  file: 'company_id',
  read: async (id) => (await prepared<Asked>('company_inquiry_facts', sql, [id]))[0],
  ask: (asked) => askRegister(asked.kind, asked),
})
