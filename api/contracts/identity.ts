import { blacklistRights } from './rights/blacklists.ts'
import { cardHoldersRights } from './rights/card_holders.ts'
import { cardsRights } from './rights/cards.ts'
import { companiesRights } from './rights/companies.ts'
import { contractsRights } from './rights/contracts.ts'
import { creditRights } from './rights/credit.ts'
import { customersRights } from './rights/customers.ts'
import { deskRights } from './rights/desk.ts'
import { devicesRights } from './rights/devices.ts'
import { houseRights } from './rights/house.ts'
import { leadsRights } from './rights/leads.ts'
import { messagesRights } from './rights/messages.ts'
import { moneyRights } from './rights/money.ts'
import type { NamedRole, Right } from './rights/right.ts'
import { plansRights } from './rights/plans.ts'
import { settlementRights } from './rights/settlement.ts'
import { signingRights } from './rights/signing.ts'
import { tradeRights } from './rights/trade.ts'

const rights = {
  ...deskRights,
  ...customersRights,
  ...blacklistRights,
  ...creditRights,
  ...plansRights,
  ...companiesRights,
  ...contractsRights,
  ...moneyRights,
  ...tradeRights,
  ...settlementRights,
  ...cardsRights,
  ...cardHoldersRights,
  ...devicesRights,
  ...signingRights,
  ...messagesRights,
  ...leadsRights,
  ...houseRights,
}

const named = (...parts: object[]) =>
  parts.flatMap((part) => Object.keys(part)) as unknown as readonly Permission[]

/** The rights by what they are about, as whoever looks at a role reads them. */
export const permissionGroups = {
  customers: named(customersRights, blacklistRights),
  companies: named(companiesRights, contractsRights, signingRights),
  credit: named(creditRights, plansRights),
  money: named(moneyRights, settlementRights),
  trade: named(tradeRights, devicesRights),
  cards: named(cardsRights, cardHoldersRights),
  messages: named(messagesRights, leadsRights),
  house: named(deskRights, houseRights),
} as const

/** Every right a member of staff, a distributor's user or a partner may hold: resource.command. */
export type Permission = keyof typeof rights
export const permissions = Object.keys(rights) as readonly Permission[]

const those = (isMeant: (right: Right, name: Permission) => boolean): readonly Permission[] =>
  permissions.filter((name) => isMeant(rights[name], name))
const heldBy = (role: NamedRole) => those(({ roles }) => roles.includes(role))

/**
 * The roles that ship. The database holds them as rows that the super admin may change; each start brings what
 * changed here to those rows, and leaves what staff changed as it is. A right needs no migration, except where
 * roles that staff made need it too.
 */
export const shippedRoles = {
  super: permissions,
  kyc: heldBy('kyc'),
  credit: heldBy('credit'),
  approver: heldBy('approver'),
  legal: heldBy('legal'),
  card: heldBy('card'),
  finance: heldBy('finance'),
  support: heldBy('support'),
  auditor: those((_, name) => /\.(list|read)$/.test(name)),
  distributor: heldBy('distributor'),
  branch: heldBy('branch'),
  accountant: heldBy('accountant'),
} as const satisfies Record<NamedRole | 'super' | 'auditor', readonly Permission[]>
export type ShippedRole = keyof typeof shippedRoles

/** Roles of people who work for a distributor, and whether they belong to one of its branches. */
export const outsideRoles: Readonly<Partial<Record<string, 'MAY' | 'MUST' | 'NEVER'>>> = {
  distributor: 'MAY',
  branch: 'MUST',
  accountant: 'NEVER',
} satisfies Partial<Record<ShippedRole, 'MAY' | 'MUST' | 'NEVER'>>

/** Shipped roles that had another name: former name → name of today. Their accounts follow. */
export const renamedRoles: Readonly<Record<string, ShippedRole>> = {}

/** Rights that move money, or guard it. */
export const guardingPermissions = those(({ guards }) => guards === true)

/** Whether a member of staff with these rights takes part in what two persons guard. */
export const isGuarding = (held: readonly string[]): boolean =>
  guardingPermissions.some((right) => held.includes(right))

/**
 * What users of distributors may be given at all: lists that keep them to their own rows. Everything else is
 * the bank's, whatever the super admin adds to their roles.
 */
export const outsidePermissions = shippedRoles.distributor

export const partnerScopes = [
  'supplier',
  'legal',
  'refah',
  'iran-kish',
  'courier',
  'device',
] as const
export type PartnerScope = (typeof partnerScopes)[number]

/** What a one-time code is for; a running code blocks only the same purpose and subject. */
export const codePurposes = [
  'LOGIN',
  'INVOICE_PAYMENT',
  'CARD_BLOCK',
  'CARD_FORGOT_PIN',
  'CARD_UNFREEZE',
  'CARD_CVV2',
  'CREDIT_SCORE',
  'SIGNATURE',
  'WITHDRAWAL',
  'SPENDING',
] as const
export type CodePurpose = (typeof codePurposes)[number]

export type { Me } from './me.ts'
