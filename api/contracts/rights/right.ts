/** The roles that ship beside `super`, who holds every right, and `auditor`, who holds those that only read. */
export type NamedRole =
  | 'kyc'
  | 'credit'
  | 'approver'
  | 'legal'
  | 'card'
  | 'finance'
  | 'support'
  | 'distributor'
  | 'branch'
  | 'accountant'

export interface Right {
  roles: readonly NamedRole[]
  /**
   * It moves money, is one of the two persons who do, or changes what guards it: an account with such a right
   * is made, unlocked or given more by two persons alone.
   */
  guards?: true
}

/** Rights of a part of the house: `resource.command` → who holds it. */
export type Rights = Readonly<Record<string, Right>>
