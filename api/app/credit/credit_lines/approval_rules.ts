import type { ApprovalKind } from '#contracts/credit'
import type { Permission } from '#contracts/identity'
import type Approval from '#app/credit/credit_lines/models/approval'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'

export interface ApprovalRules {
  /** Still required of the requester. */
  askedWith: Permission
  /**
   * Rechecks and applies. The caller holds file and approval.
   * @throws Refusal when impossible now
   */
  carryOut(approval: Approval, actor: StaffActor, trx: Trx): Promise<void>
}

const known = new Map<ApprovalKind, ApprovalRules>()

/** Registers what an approval does, per kind. */
export const onApproved = (kind: ApprovalKind, rules: ApprovalRules): void => {
  known.set(kind, rules)
}

export const approvalRulesOf = (kind: ApprovalKind): ApprovalRules => {
  const rules = known.get(kind)
  if (!rules) throw new Error(`nobody carries out ${kind}`)
  return rules
}
