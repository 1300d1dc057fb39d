import type { ReportSubject } from '#contracts/leads'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { keepContact } from '../steps/keep_contact.js'

interface Report {
  actor: StaffActor
  subject: ReportSubject
  name?: string
  phone?: string
  text: string
  occurredOn: string
}

/** A call, a visit or a complaint that no system saw, as a member of staff tells it. */
export default class ReportByHand {
  /** @returns the report's id @throws InvalidFields for a day to come */
  async execute({ actor, ...report }: Report): Promise<string> {
    if (report.occurredOn > clock.today()) throw refusedField('occurredOn', messages.future)
    return transaction(async (trx) => {
      const id = (await keepContact('MANUAL_REPORT', { ...report, reportedBy: actor.id }, trx))!
      const subject = { type: 'manual-reports', id } as const
      await audit({ actor, command: 'contacts.report', subject }, trx)
      return id
    })
  }
}
