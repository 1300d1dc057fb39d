import { cameBack, takesAddress, waitsForPost, type CardStatus } from '@kasbeno/api/contracts/cards'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { areAllSent, creditBanner, isCreditClosed } from '@kasbeno/api/contracts/registration'
import { isPaidUnsigned } from '#areas/contracts/parts/renewal.ts'
import { owesFee } from '#areas/signup/parts/credit/feeStep.ts'
import { dueNotice } from '#areas/debts/parts/installments/dueNotice.ts'
import { standingOf } from '#areas/signup/parts/registration/standing.ts'
import type { Home, RegistrationStatus } from '#core/api/types.ts'

/** person §4 "Credit banner", without repeating the card. */
export const creditNotice = (
  status: RegistrationStatus,
  plan: Plan
): 'reminder' | 'renewed' | 'unsigned' | null => {
  const banner = creditBanner(standingOf(status, plan))
  if (banner === 'reminder') return 'reminder'
  if (banner === 'renewal-ready' && status.creditBlocked) return 'renewed'
  // Only the signature is missing.
  return isPaidUnsigned(status, plan) ? 'unsigned' : null
}

/**
 * What stands between an allocated credit and the first purchase, where the fee was not paid at
 * sign-up.
 */
export const asksForFee = (status: RegistrationStatus, plan: Plan): boolean =>
  owesFee(status, plan) && !status.creditBlocked

type CardNotice = Exclude<CardStatus, 'ENABLED'> | 'RETURNED' | 'WAITS_FOR_POST'

/** person §4. Nothing while credit is closed, which comes first. */
export const cardNotice = (status: RegistrationStatus): CardNotice | null => {
  if (isCreditClosed(status)) return null
  const card = { status: status.cardStatus, parcelStatus: status.parcelStatus }
  if (cameBack(card)) return 'RETURNED'
  if (waitsForPost(card)) return 'WAITS_FOR_POST'
  return card.status === 'ENABLED' ? null : card.status
}

const isPrinted = ({ cardStatus }: RegistrationStatus): boolean =>
  cardStatus !== null && !takesAddress(cardStatus)

/** The card is printed with it: asked for from the moment that the file is whole until the card is printed. */
export const asksForLatinName = ({ profile, registration: status }: Home): boolean =>
  profile.isLatinNameMissing &&
  status.refusal === null &&
  areAllSent(status) &&
  !isCreditClosed(status) &&
  !isPrinted(status)

/** Suppresses offers; card progress, and the name that a card lacks, are no warning. */
export const hasNotice = (home: Home, plan: Plan): boolean => {
  const { registration: status, profile, installments, openPayments } = home
  return (
    status.refusal !== null ||
    profile.companyCardWaits ||
    openPayments.items.length > 0 ||
    dueNotice(installments.summary) !== null ||
    creditNotice(status, plan) !== null ||
    profile.begunSignature !== null ||
    asksForFee(status, plan) ||
    cardNotice(status) === 'RETURNED'
  )
}
