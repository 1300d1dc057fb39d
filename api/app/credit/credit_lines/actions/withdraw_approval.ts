import { approvalTransitions, type ApprovalStatus } from '#contracts/credit'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { assertMayTakeBack } from '#app/platform/two_people/withdrawal'
import { lockApproval } from '../steps/lock_approval.js'

interface WithdrawCommand {
  actor: StaffActor
  approvalId: string
}

/**
 * By the requester, for any kind.
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
