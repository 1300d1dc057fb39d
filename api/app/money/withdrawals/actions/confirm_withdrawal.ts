import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { ownerIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { confirmersOf } from '../queries/confirmers.js'
import { lockWithdrawal } from '../steps/lock_withdrawal.js'

interface ConfirmCommand {
  actor: CustomerActor
  plan: unknown
  id: string
}

/** Another mandatory member agrees; then the bank decides. adr/0043 */
export default class ConfirmWithdrawal {
  async execute({ actor, plan, id }: ConfirmCommand): Promise<void> {
    const owner = ownerIn(actor, plan)
    await transaction(async (trx) => {
      const withdrawal = await lockWithdrawal(id, trx, owner)
      const { memberId } = memberOf(actor)
      const confirmers = await confirmersOf(owner, withdrawal, trx)
      if (!confirmers.includes(memberId)) throw new BusinessRule(messages.otherMemberConfirms)
      if (withdrawal.status !== 'REQUESTED' || withdrawal.confirmedByMember) {
        throw new AlreadyProcessed(messages.notConfirmable)
      }
      await trx
        .from('withdrawals')
        .where({ id })
        .update({ confirmed_by_member: memberId, confirmed_at: clock.businessNow().toJSDate() })
      await audit(
        {
          actor,
          command: 'withdrawals.confirm',
          subject: { type: 'withdrawals', id },
          after: { amount: withdrawal.amount, iban: withdrawal.iban },
        },
        trx
      )
    })
  }
}
