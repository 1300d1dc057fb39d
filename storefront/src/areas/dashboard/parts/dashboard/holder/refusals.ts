import { isActivated, takesAddress, type CardStatus } from '@kasbeno/api/contracts/cards'
import type { CompanyKycStep } from '@kasbeno/api/contracts/companies'
import { firstMatch } from '@kasbeno/api/contracts/transitions'

export type HolderRefusal =
  'none' | 'waitForCredit' | 'noCard' | 'blocked' | 'disabled' | 'notEnabled' | 'sent'

export interface HolderFacts {
  companyKycStep: CompanyKycStep
  cardStatus: CardStatus | null
}
type Rule = readonly [HolderRefusal, (facts: HolderFacts) => boolean]

const withoutCard: readonly Rule[] = [
  // company §4
  ['waitForCredit', ({ companyKycStep }) => companyKycStep !== 'CREDIT_ACCEPTED'],
  ['noCard', ({ cardStatus }) => cardStatus === null],
  ['blocked', ({ cardStatus }) => cardStatus === 'BLOCKED'],
  ['disabled', ({ cardStatus }) => cardStatus === 'DISABLED'],
]

/** company §4 "Card status" */
export const holderRefusals = {
  block: firstMatch<HolderFacts, HolderRefusal>([
    ...withoutCard,
    ['notEnabled', ({ cardStatus }) => cardStatus === null || !isActivated(cardStatus)],
    ['none', () => true],
  ]),
  address: firstMatch<HolderFacts, HolderRefusal>([
    ...withoutCard,
    ['sent', ({ cardStatus }) => cardStatus !== null && !takesAddress(cardStatus)],
    ['none', () => true],
  ]),
  ceiling: firstMatch<HolderFacts, HolderRefusal>([withoutCard[0]!, ['none', () => true]]),
} as const
