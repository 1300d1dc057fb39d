import db from '@adonisjs/lucid/services/db'
import type { CompanyInquiryKind } from '#contracts/companies'
import { transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import { askCompanyInquiries } from '../steps/ask_company_inquiries.js'

const atOnce = 200

/** The register closes at night: what it could not answer is asked again until it does. */
export const askRegisterAgain = defineJob({
  name: 'companies.ask-register-again',
  cron: '*/10 * * * *',
  async run() {
    const rows: { company_id: string; kind: CompanyInquiryKind }[] = await db
      .from('company_inquiries')
      .where('answer', 'UNAVAILABLE')
      .orderBy('asked_at')
      .limit(atOnce)
      .select('company_id', 'kind')
    for (const row of rows) {
      await transaction((trx) => askCompanyInquiries(row.company_id, [row.kind], trx))
    }
  },
})
