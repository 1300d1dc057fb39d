import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { approvalTransitions, type ApprovalStatus } from '#contracts/credit'
import { canMove } from '#contracts/transitions'
import Approval from '#app/credit/credit_lines/models/approval'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Refusal } from '#app/platform/errors'
import { messages as common } from '#app/platform/i18n/fa'
import { assertSecondPerson } from '#app/platform/two_people/second_person'
import { approvalRulesOf } from '../approval_rules.js'
import { messages } from '../i18n/fa.js'
import { lockApproval } from '../steps/lock_approval.js'

interface DecideCommand {
  actor: StaffActor
  approvalId: string
  isApproved: boolean
  reason?: string
}

/** Rechecks the request: an impossible one ends as FAILED and gives nothing. domain "The credit line" */
export default class DecideApproval {
  /** @throws the refusal that failed it; FAILED is kept */
  async execute(command: DecideCommand): Promise<{ status: ApprovalStatus }> {
    const { status, failure } = await transaction((trx) => this.#decide(command, trx))
    return recordingHits(command.actor, async () => {
      if (failure) throw failure
      return { status }
    })
  }

  async #decide(
    command: DecideCommand,
    trx: Trx
  ): Promise<{ status: ApprovalStatus; failure?: Refusal }> {
    const approval = await lockApproval(command.approvalId, trx)
    const verdict = command.isApproved ? 'APPROVED' : 'REJECTED'
    if (!canMove(approvalTransitions, approval.status, verdict)) {
      throw new AlreadyProcessed(common.alreadyDecided)
    }
    const { requestedBy: askedBy } = approval
    const { actor: approver, isApproved } = command
    const whenSame = messages.ownRequest
    const askedWith = isApproved ? approvalRulesOf(approval.kind).askedWith : undefined
    await assertSecondPerson({ askedBy, approver, whenSame, askedWith }, trx)
    const failure = command.isApproved ? await this.#carryOut(approval, command, trx) : undefined
    const status = failure ? 'FAILED' : verdict
    await approval
      .merge({
        status,
        decidedBy: command.actor.id,
        decidedAt: clock.businessNow(),
        reason: failure?.message ?? command.reason ?? null,
      })
      .save()
    await audit(
      {
        actor: command.actor,
        command: command.isApproved ? 'approvals.approve' : 'approvals.reject',
        subject: { type: 'approvals', id: approval.id },
        before: { status: 'PENDING' },
        after: { status },
        reason: approval.reason ?? undefined,
      },
      trx
    )
    return { status, failure }
  }

  /** @returns why it is impossible now */
  async #carryOut(
    approval: Approval,
    { actor }: DecideCommand,
    trx: Trx
  ): Promise<Refusal | undefined> {
    try {
      await trx.transaction((savepoint) =>
        approvalRulesOf(approval.kind).carryOut(approval, actor, savepoint)
      )
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }
}
