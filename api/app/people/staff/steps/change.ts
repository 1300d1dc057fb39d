import type { StaffActor } from '#app/platform/audit/actor'

/** Whose change it is: of one member of staff, or of the one who asked and the one who approved it. */
export interface StaffChange {
  requester: StaffActor
  approver?: StaffActor
}

/** Who did it in the end, for the audit trail; whoever asked is told beside it. */
export const effectiveActor = ({ requester, approver }: StaffChange): StaffActor =>
  approver ?? requester
export const askedBy = ({ requester, approver }: StaffChange): { requestedBy?: string } =>
  approver ? { requestedBy: requester.username } : {}
