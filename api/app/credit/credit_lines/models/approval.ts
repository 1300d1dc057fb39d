import { ApprovalSchema } from '#database/schema'
import type { FileName, FileType } from '#app/people/owners/files'
import type { ApprovalKind, ApprovalStatus } from '#contracts/credit'

/** Rials, and a reason where needed. */
export interface ApprovalPayload {
  amount: number
  reason?: string
  installmentIds?: string[]
}

export default class Approval extends ApprovalSchema {
  static override table = 'approvals'

  declare kind: ApprovalKind
  declare status: ApprovalStatus
  declare subjectType: FileType
  declare payload: ApprovalPayload

  get file(): FileName {
    return { type: this.subjectType, id: this.subjectId }
  }
}
