import { inject } from '@adonisjs/core'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { scoreCode } from '../domain/score_code.js'
import { assertScoreIsOpen } from '../domain/score_question.js'
import { registrationOf } from '../queries/registration_of.js'
import { askInquiries } from '../inquiries.js'
import { lockRegistrationOf } from '../steps/lock_registration.js'

interface ScoreCommand {
  actor: CustomerActor
  plan: unknown
  code: string
}

/** The owner lets the credit bureau be asked, by a code on the own phone; a question that runs stays the only one. */
@inject()
export default class AskForScore {
  constructor(private codes: OneTimeCodes) {}

  /** @throws BusinessRule before the identity was sent, Conflict once the score is known, OtpWrong, OtpLocked */
  async execute({ actor, plan, code }: ScoreCommand): Promise<void> {
    const { id } = await registrationOf(actor, plan)
    const right = await this.codes.check({ ...scoreCode(actor, id), code })
    await transaction(async (trx) => {
      assertScoreIsOpen(await lockRegistrationOf(actor, plan, trx))
      await this.codes.consume(right, trx)
      await trx
        .from('registrations')
        .where({ id })
        .update({ score_consented_at: clock.systemNow().toJSDate() })
      const running = await trx
        .from('inquiries')
        .where({ registration_id: id, kind: 'CREDIT_BUREAU', answer: 'PENDING' })
        .select('id')
        .first()
      if (!running) await askInquiries(id, ['CREDIT_BUREAU'], trx)
    })
  }
}
