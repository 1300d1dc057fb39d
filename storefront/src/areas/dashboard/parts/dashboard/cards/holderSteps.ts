import type { CardHolderStep } from '@kasbeno/api/contracts/card_holders'
import { takesAddress } from '@kasbeno/api/contracts/cards'
import { cardPages, holderPages } from '#areas/dashboard/holderPaths.ts'
import type { CardHolder } from '#core/api/types.ts'

/** Or may view meanwhile. */
export const holderTasks = [
  'MEND_HOLDER',
  'CONTRACT',
  'MEND_CONTRACT',
  'ADDRESS',
  'SIGNATURES',
  'REVIEW',
  'CARD',
] as const
export type HolderTask = (typeof holderTasks)[number]

/** company §4 "Card holder step": each value, and what follows from it where nothing was refused. */
const taskOfStep = {
  START: 'CONTRACT',
  CARD_ISSUANCE_CONTRACT_INFO: 'ADDRESS',
  ADDRESS_INFO: 'SIGNATURES',
  CONTRACT_INFO: 'REVIEW',
  APPROBATION_DONE: 'CARD',
} as const satisfies Record<CardHolderStep, HolderTask>

export type HolderStanding = Pick<
  CardHolder,
  'cardHolderStep' | 'legalUserKycStatus' | 'contractStatus' | 'signatoryStatus'
>

/** A refusal comes before what its step would ask for: nothing else helps until it is mended. */
export const taskOf = (holder: HolderStanding): HolderTask => {
  const { cardHolderStep, legalUserKycStatus, contractStatus, signatoryStatus } = holder
  if (cardHolderStep === 'APPROBATION_DONE') return 'CARD'
  if (legalUserKycStatus === 'REJECTED') return 'MEND_HOLDER'
  const isRefused = contractStatus === 'REJECTED' || signatoryStatus === 'REJECTED'
  return isRefused ? 'MEND_CONTRACT' : taskOfStep[cardHolderStep]
}

type Named = Pick<CardHolder, 'userId' | 'phone'>

const pageOfTask: Record<HolderTask, (holder: Named) => string> = {
  MEND_HOLDER: ({ userId }) => holderPages.register(userId),
  CONTRACT: ({ userId }) => holderPages.contract(userId),
  MEND_CONTRACT: ({ userId }) => holderPages.contract(userId),
  ADDRESS: ({ userId }) => holderPages.selectAddress(userId),
  SIGNATURES: ({ phone }) => cardPages.signed(phone),
  REVIEW: ({ userId }) => holderPages.status(userId),
  CARD: ({ userId }) => holderPages.status(userId),
}

export const nextHolderPage = (holder: HolderStanding & Named): string =>
  pageOfTask[taskOf(holder)](holder)

/** company §4: "After registration, START goes to the card contract. Any other value goes to select address." */
export const pageAfterRegistration = ({
  cardHolderStep,
  userId,
}: Pick<CardHolder, 'cardHolderStep' | 'userId'>): string =>
  cardHolderStep === 'START' ? holderPages.contract(userId) : holderPages.selectAddress(userId)

/** Until printed. company §4 "Card status" */
export const mayChooseAddress = ({ cardStatus }: Pick<CardHolder, 'cardStatus'>): boolean =>
  cardStatus === null || takesAddress(cardStatus)
