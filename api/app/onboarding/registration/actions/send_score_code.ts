import { inject } from '@adonisjs/core'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { scoreCode } from '../domain/score_code.js'
import { assertScoreIsOpen } from '../domain/score_question.js'
import { registrationOf } from '../queries/registration_of.js'

interface SendCommand {
  actor: CustomerActor
  plan: unknown
}

/** @throws BusinessRule, Conflict as `assertScoreIsOpen`; OtpAlreadySent (429) while a code is alive */
@inject()
export default class SendScoreCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, plan }: SendCommand) {
    const registration = await registrationOf(actor, plan)
    assertScoreIsOpen(registration)
    const { expirationMillis } = await this.codes.send(scoreCode(actor, registration.id))
    return { phone: actor.phone, expirationMillis }
  }
}
