import db from '@adonisjs/lucid/services/db'
import type { InquiryKind } from '#contracts/registration'
import { transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import { askInquiries } from '../steps/ask_inquiries.js'

const atOnce = 200

/** Some providers close at night: what they could not answer is asked again until they do. */
export const askUnavailableAgain = defineJob({
  name: 'registration.ask-unavailable-again',
  cron: '*/10 * * * *',
  async run() {
    const rows: { registration_id: string; kind: InquiryKind }[] = await db
      .from('inquiries')
      .where('answer', 'UNAVAILABLE')
      .orderBy('asked_at')
      .limit(atOnce)
      .select('registration_id', 'kind')
    for (const row of rows) {
      await transaction((trx) => askInquiries(row.registration_id, [row.kind], trx))
    }
  },
})
