import type { ApprovalKind } from '#contracts/credit'
import type { Permission } from '#contracts/identity'
import type Approval from '#app/credit/credit_lines/models/approval'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'

export interface ApprovalRules {
  /** What whoever asked must still hold. */
  askedWith: Permission
  /**
   * Checks what was asked for again, as of now, and makes the change. The caller holds the locks of the
   * file and the approval.
   * @throws Refusal when it cannot be carried out any more
   */
  carryOut(approval: Approval, actor: StaffActor, trx: Trx): Promise<void>
}

const known = new Map<ApprovalKind, ApprovalRules>()

/** Tells what a second person's yes does. One for each kind, by the module that does it. */
export const onApproved = (kind: ApprovalKind, rules: ApprovalRules): void => {
  known.set(kind, rules)
}

export const approvalRulesOf = (kind: ApprovalKind): ApprovalRules => {
  const rules = known.get(kind)
  if (!rules) throw new Error(`nobody carries out ${kind}`)
  return rules
}
