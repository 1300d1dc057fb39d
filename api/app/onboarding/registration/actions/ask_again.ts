import type { InquiryKind } from '#contracts/registration'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { askInquiries } from '../inquiries.js'

interface Command {
  actor: StaffActor
  registrationId: string
  kind: InquiryKind
}

/** Asks an outside system once more, on a reviewer's word. */
export default class AskAgain {
  /** @throws NotFound for what was never asked, Conflict while the last question is still open */
  async execute({ actor, registrationId, kind }: Command): Promise<void> {
    await transaction(async (trx) => {
      const inquiry = await trx
        .from('inquiries')
        .where({ registration_id: registrationId, kind })
        .forUpdate()
        .select('answer')
        .first()
      if (!inquiry) throw new NotFound()
      if (inquiry.answer === 'PENDING') throw new Conflict(messages.inquiryRuns)
      await askInquiries(registrationId, [kind], trx)
      await audit(
        {
          actor,
          command: 'registrations.ask-again',
          subject: { type: 'registrations', id: registrationId },
          before: { [kind]: inquiry.answer },
        },
        trx
      )
    })
  }
}
