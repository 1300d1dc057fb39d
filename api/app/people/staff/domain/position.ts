/** Roles of people who do not work for the bank. */
export const distributorRole = 'distributor'
export const branchRole = 'branch'
export const superRole = 'super'

export interface StaffPosition {
  role: string
  distributorId: string | null
  branchId: string | null
}

/** Whether there are such; a branch is one of its distributor. */
export interface KnownPlaces {
  distributor: boolean
  branch: boolean
}

type PositionMessage =
  'distributorNeeded' | 'noDistributor' | 'branchNeeded' | 'unknownDistributor' | 'unknownBranch'

export interface PositionRefusal {
  field: 'distributorId' | 'branchId'
  message: PositionMessage
}

/** Role, distributor and branch must fit together. */
export const refusalOfPosition = (
  { role, distributorId, branchId }: StaffPosition,
  known: KnownPlaces
): PositionRefusal | null => {
  const isOutside = role === distributorRole || role === branchRole
  const rules: [broken: boolean, ...refusal: [PositionRefusal['field'], PositionMessage]][] = [
    [isOutside && !distributorId, 'distributorId', 'distributorNeeded'],
    [!isOutside && Boolean(distributorId), 'distributorId', 'noDistributor'],
    [role === branchRole && !branchId, 'branchId', 'branchNeeded'],
    [Boolean(distributorId) && !known.distributor, 'distributorId', 'unknownDistributor'],
    [Boolean(branchId) && !known.branch, 'branchId', 'unknownBranch'],
  ]
  const [, field, message] = rules.find(([broken]) => broken) ?? []
  return field && message ? { field, message } : null
}

/** Nobody hands out rights that they do not hold, or touches the account of one who may do more. */
export const isBeyond = (own: readonly string[], permissions: readonly string[]): boolean =>
  permissions.some((right) => !own.includes(right))
