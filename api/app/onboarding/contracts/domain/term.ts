import { cardTerm, type ContractType } from '#contracts/contracts'
import type { RenewalRefusal } from '#contracts/credit'
import { holdsCard, type Plan } from '#contracts/plans'
import { messages } from '../i18n/fa.js'

/** How far a credit has come. */
export interface YearOfCredit {
  creditYear: number
  hasRenewalCredit: boolean
  /** What keeps the granted year from beginning. */
  renewalRefusal: RenewalRefusal | null
}

/** The year that a contract is about: the card's own, or the granted one; without one, what was signed last. */
export const termOf = (type: ContractType, credit: YearOfCredit): number =>
  type === 'CARD' || !credit.hasRenewalCredit ? cardTerm : credit.creditYear + 1

/** Why there is no such contract to read or to sign; a signed one of a renewal is read whatever came after it. */
export const contractRefusal = (
  type: ContractType,
  plan: Plan,
  { hasRenewalCredit, renewalRefusal }: YearOfCredit,
  isSigned: boolean
): string | undefined => {
  if (type === 'CARD') return holdsCard(plan) ? undefined : messages.contractsOfHolders
  if (isSigned) return undefined
  if (!hasRenewalCredit) return messages.notRenewed
  return renewalRefusal ? messages.renewalRefused[renewalRefusal] : undefined
}
