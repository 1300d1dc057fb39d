import type { PartnerScope } from './identity.ts'
import { companyPlans, plans, type Plan } from './plans.ts'

/** On which plans the programs of a scope sell; those that are not named here do not. */
export const plansSoldBy: Readonly<Partial<Record<PartnerScope, readonly Plan[]>>> = {
  'supplier': plans,
  // Sellers to companies alone: what else their distributor sells is not theirs to see.
  'legal': companyPlans,
  'refah': plans,
  'iran-kish': plans,
}

/** Chain stores and card switches, which name their buyer by a card, with the word that stands in their paths. */
export const cardPartners = [
  ['refah', 'refah'],
  ['iran-kish', 'iran_kish'],
] as const satisfies readonly (readonly [PartnerScope, string])[]

/** Programs that charge cards are devices of a merchant, and are registered and activated there. */
export const cardScopes = [
  'device',
  'refah',
  'iran-kish',
] as const satisfies readonly PartnerScope[]
export type CardScope = (typeof cardScopes)[number]

/** Whether the program is that of a device, and is disabled with it. */
export const isOfDevice = ({ scopes }: { scopes: readonly string[] }): boolean =>
  cardScopes.some((scope) => scopes.includes(scope))

export const deskScopes = [
  'supplier',
  'legal',
  'courier',
] as const satisfies readonly PartnerScope[]
export type DeskScope = (typeof deskScopes)[number]

/** The post speaks for no distributor; whoever sells does. */
export const speaksForDistributor = (scope: PartnerScope): boolean => scope !== 'courier'

/**
 * What two people decide about programs: a new one, a token of one, the first too, and where one is told of its invoices
 * and under which key: whoever names the address reads them all, and whoever has the key tells of payments that were not.
 */
export const partnerRequestKinds = ['CREATE', 'TOKEN', 'WEBHOOK', 'WEBHOOK_KEY'] as const
export type PartnerRequestKind = (typeof partnerRequestKinds)[number]

/** How long whoever asked may take the token or the key, and how long the token before it is good beside it. */
export const partnerTokenRules = { takenWithinHours: 72, overlapDays: 7 } as const
