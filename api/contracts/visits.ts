import type { CollateralType } from './credit.ts'
import type { OwnerType } from './owners.ts'
import { collateralPapers, visitPapers } from './words/visits.ts'

/** How near a branch of the bank is to who looks for one. */
export const nearnesses = ['CITY', 'PROVINCE', 'OTHER'] as const
export type Nearness = (typeof nearnesses)[number]

export const openingHoursMax = 200

/** Where the link of a message leads that asks for a visit: of a person below the base of the plan. */
export const personVisitPage = '/signup/summary'
export const companyVisitPage = '/legal/signup/branch-selection'

interface CollateralToBring {
  title: string
  papers: readonly string[]
}

export interface ToBring {
  papers: readonly string[]
  collaterals: readonly CollateralToBring[]
  /** The branch says which of the collaterals it wants; else it wants them all. */
  isChoice: boolean
}

/**
 * What an owner brings to the bank.
 * @param chosen the collaterals of the package; null where none was chosen, and the branch names one or several of all kinds
 */
export const toBring = (
  ownerType: OwnerType,
  chosen: readonly Pick<CollateralType, 'title' | 'collaterals'>[] | null
): ToBring => ({
  papers: visitPapers[ownerType],
  collaterals:
    chosen?.map(({ title, collaterals }) => ({ title, papers: collaterals })) ??
    Object.values(collateralPapers),
  isChoice: chosen === null,
})
