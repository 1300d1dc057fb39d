import type { PersonFacts } from '#factories/applicant'
import type { PersonPlan } from '#contracts/plans'

export const person = (
  [firstname, lastname, dateOfBirth]: [string, string, string],
  [shopname, guild]: [string, string],
  [city, address]: [string, string],
  plan?: PersonPlan
): PersonFacts => ({ firstname, lastname, dateOfBirth, shopname, guild, city, address, plan })

export const digital: PersonPlan = 'kasbeno-digital-real'
