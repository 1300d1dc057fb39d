import { inject } from '@adonisjs/core'
import SendCardCode from '#app/cards/issuing/actions/send_card_code'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { companyIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { namedHolder } from '../queries/holder_of_phone.js'

interface SendCommand {
  actor: CustomerActor
  /** Of the holder; the code goes to the CEO. */
  phone: string
}

/** @throws NotFound, Conflict unless ENABLED, OtpAlreadySent (429), BusinessRule for other than the CEO */
@inject()
export default class SendBlockCode {
  constructor(private sendCode: SendCardCode) {}

  async execute({ actor, phone }: SendCommand) {
    const { companyId } = ceoOf(actor)
    const { id: holderId } = await namedHolder(companyId, phone)
    const keeper = { owner: companyIn(companyId), holderId }
    return this.sendCode.execute({ actor, keeper, purpose: 'BLOCK' })
  }
}
