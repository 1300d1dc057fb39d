import { inject } from '@adonisjs/core'
import { actsForOwner, ownerIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { confirmersOf } from '../queries/confirmers.js'
import GiveBack from '../steps/give_back.js'
import { lockWithdrawal } from '../steps/lock_withdrawal.js'

interface CancelCommand {
  actor: CustomerActor
  plan: unknown
  id: string
}

/**
 * Canceled by the requester or a confirming member before approval.
 * @throws NotFound for another owner's, BusinessRule (422) for other members, AlreadyProcessed (409)
 */
@inject()
export default class CancelWithdrawal {
  constructor(private giveBack: GiveBack) {}

  async execute({ actor, plan, id }: CancelCommand): Promise<void> {
    const owner = ownerIn(actor, plan)
    await transaction(async (trx) => {
      const withdrawal = await lockWithdrawal(id, trx, owner)
      const isOwner = actsForOwner(actor)
      const memberId = actor.member?.memberId
      if (!isOwner) {
        const confirmers = await confirmersOf(owner, withdrawal, trx)
        if (!confirmers.includes(memberId!)) throw new BusinessRule(messages.notCanceler)
      }
      if (withdrawal.status !== 'REQUESTED') throw new AlreadyProcessed(messages.notCancelable)
      const by = isOwner ? ('OWNER' as const) : ('MEMBER' as const)
      const reason = isOwner ? null : messages.canceledByMember
      await this.giveBack.execute(withdrawal, { status: 'CANCELED', by, memberId, reason }, trx)
      await audit(
        {
          actor,
          command: 'withdrawals.cancel',
          subject: { type: 'withdrawals', id },
          before: { status: withdrawal.status },
          after: { status: 'CANCELED' },
        },
        trx
      )
    })
  }
}
