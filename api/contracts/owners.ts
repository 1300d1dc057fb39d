import type { Plan } from './plans.js'

/** Who can own something. Only the API's `owners` module tells the two apart. */
export const ownerTypes = ['PERSON', 'COMPANY'] as const
export type OwnerType = (typeof ownerTypes)[number]

/** A person or a company, whatever the plan: one wallet each. */
export interface OwnerName {
  type: OwnerType
  id: string
}

/** Whom a line, an invoice, a debt, a fee or a card belongs to: a person or a company, in a plan. */
export interface Owner extends OwnerName {
  plan: Plan
}
