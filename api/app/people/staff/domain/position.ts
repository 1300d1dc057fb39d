import { outsideRoles } from '#contracts/identity'

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
  | 'distributorNeeded'
  | 'noDistributor'
  | 'branchNeeded'
  | 'noBranch'
  | 'unknownDistributor'
  | 'unknownBranch'

export interface PositionRefusal {
  field: 'distributorId' | 'branchId'
  message: PositionMessage
}

/** Role, distributor and branch must fit together. */
export const refusalOfPosition = (
  { role, distributorId, branchId }: StaffPosition,
  known: KnownPlaces
): PositionRefusal | null => {
  const branch = outsideRoles[role]
  const isOutside = branch !== undefined
  const rules: [broken: boolean, ...refusal: [PositionRefusal['field'], PositionMessage]][] = [
    [isOutside && !distributorId, 'distributorId', 'distributorNeeded'],
    [!isOutside && Boolean(distributorId), 'distributorId', 'noDistributor'],
    [branch === 'MUST' && !branchId, 'branchId', 'branchNeeded'],
    [branch === 'NEVER' && Boolean(branchId), 'branchId', 'noBranch'],
    [Boolean(distributorId) && !known.distributor, 'distributorId', 'unknownDistributor'],
    [Boolean(branchId) && !known.branch, 'branchId', 'unknownBranch'],
  ]
  const [, field, message] = rules.find(([broken]) => broken) ?? []
  return field && message ? { field, message } : null
}

type Place = Pick<StaffPosition, 'distributorId' | 'branchId'>

/** Whose accounts somebody may make and change: all for the bank, else those of their own distributor, or branch. */
export const isOwnPeople = (of: Place, { distributorId, branchId }: Place): boolean =>
  !of.distributorId ||
  (distributorId === of.distributorId && (!of.branchId || branchId === of.branchId))

/** Nobody hands out rights that they do not hold, or touches the account of one who may do more. */
export const isBeyond = (own: readonly string[], permissions: readonly string[]): boolean =>
  permissions.some((right) => !own.includes(right))
