import { ApprovalSchema } from '#database/schema'
import type { ApprovalKind, ApprovalStatus } from '#contracts/credit'

/** Four eyes: what one member of staff asked for and another must decide. */
export default class Approval extends ApprovalSchema {
  static override table = 'approvals'

  declare kind: ApprovalKind
  declare status: ApprovalStatus
  declare payload: { amount: number }
}
