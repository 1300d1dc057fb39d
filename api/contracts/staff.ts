/** Changes of accounts and roles that wait for a second person. */
export const staffRequestKinds = [
  'CREATE',
  'UPDATE',
  'REMOVE_SECOND_FACTOR',
  'CREATE_ROLE',
  'UPDATE_ROLE',
] as const
export type StaffRequestKind = (typeof staffRequestKinds)[number]

/** The answer (202) to a change that nobody makes alone. */
export interface AwaitsSecondPerson {
  status: 'PENDING_APPROVAL'
  requestId: string
}
