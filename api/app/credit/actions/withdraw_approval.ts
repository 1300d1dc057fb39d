import { approvalTransitions, type ApprovalStatus } from '#contracts/credit'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { assertMayTakeBack } from '#app/shared/two_people/withdrawal'
import { lockApproval } from '../steps/lock_approval.js'

interface WithdrawCommand {
  actor: StaffActor
  approvalId: string
}

/**
 * Whoever asked takes the request back, of whatever kind it is: another limit, a write-off, or credit, whose file waits
 * for an allocation as before.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for anybody else
 */
export default class WithdrawApproval {
  execute({ actor, approvalId }: WithdrawCommand): Promise<{ status: ApprovalStatus }> {
    return transaction(async (trx) => {
      const approval = await lockApproval(approvalId, trx)
      assertMayTakeBack(approval, approvalTransitions, actor)
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
