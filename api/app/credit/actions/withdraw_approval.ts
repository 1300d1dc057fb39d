import { approvalTransitions, type ApprovalStatus } from '#contracts/credit'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule } from '#app/shared/errors'
import { messages as common } from '#app/shared/i18n/fa'
import { messages } from '../i18n/fa.js'
import { lockApproval } from '../steps/lock_approval.js'

interface WithdrawCommand {
  actor: StaffActor
  approvalId: string
}

/**
 * Whoever asked for credit takes the request back; the file waits for an allocation as before.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for anybody else
 */
export default class WithdrawApproval {
  execute({ actor, approvalId }: WithdrawCommand): Promise<{ status: ApprovalStatus }> {
    return transaction(async (trx) => {
      const approval = await lockApproval(approvalId, trx)
      if (!canMove(approvalTransitions, approval.status, 'WITHDRAWN')) {
        throw new AlreadyProcessed(messages.alreadyDecided)
      }
      if (approval.requestedBy !== actor.id) throw new BusinessRule(common.notYourRequest)
      const decidedAt = clock.businessNow()
      await approval.merge({ status: 'WITHDRAWN', decidedBy: actor.id, decidedAt }).save()
      await audit(
        {
          actor,
          command: 'approvals.withdraw',
          subject: { type: 'approvals', id: approval.id },
          before: { status: 'PENDING' },
          after: { status: approval.status },
        },
        trx
      )
      return { status: approval.status }
    })
  }
}
