import { approvalKinds, type ApprovalKind } from '#contracts/credit'
import type { Permission } from '#contracts/identity'
import type Approval from '#app/credit/credit_lines/models/approval'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

export interface ApprovalRules {
  /** Still required of the requester. */
  askedWith: Permission
  /**
   * Rechecks and applies. The caller holds file and approval.
   * @throws Refusal when impossible now
   */
  carryOut(approval: Approval, actor: StaffActor, trx: Trx): Promise<void>
}

const known = new Registry<ApprovalKind, ApprovalRules>('the effect of', approvalKinds)

/** What an approval does, by each module that has some approved. */
export const onApproved = (kind: ApprovalKind, rules: ApprovalRules): void =>
  known.give(kind, rules)

export const approvalRulesOf = (kind: ApprovalKind): ApprovalRules => known.of(kind)
