import { inject } from '@adonisjs/core'
import BlockCard from '#app/cards/issuing/actions/block_card'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { companyIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { cardHolder, type CardHolder } from '../queries/card_holder.js'
import { namedHolder } from '../queries/holder_of_phone.js'

interface BlockCommand {
  actor: CustomerActor
  phone: string
  /** The CEO's code. */
  otpSecret: string
}

/**
 * By the CEO's code. company §7 "block card by phone"
 * @throws NotFound, Conflict unless ENABLED, OtpWrong (400), BusinessRule for other than the CEO
 */
@inject()
export default class BlockHolderCard {
  constructor(private blockCard: BlockCard) {}

  async execute({ actor, phone, otpSecret }: BlockCommand): Promise<CardHolder> {
    const { companyId } = ceoOf(actor)
    const { id: holderId, userId } = await namedHolder(companyId, phone)
    const keeper = { owner: companyIn(companyId), holderId }
    await this.blockCard.execute({ actor, otpSecret, keeper })
    return cardHolder(companyId, userId)
  }
}
