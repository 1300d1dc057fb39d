import type { PersonPlan } from '#contracts/plans'

/** A shop owner of the demo: who they are, and the shop of theirs. */
export interface DemoPerson {
  firstname: string
  lastname: string
  /** `YYYY-MM-DD` */
  dateOfBirth: string
  shopname: string
  city: string
  guild: string
  address: string
  plan?: PersonPlan
}

export const person = (
  [firstname, lastname, dateOfBirth]: [string, string, string],
  [shopname, guild]: [string, string],
  [city, address]: [string, string],
  plan?: PersonPlan
): DemoPerson => ({ firstname, lastname, dateOfBirth, shopname, guild, city, address, plan })

export const digital: PersonPlan = 'kasbeno-digital-real'
