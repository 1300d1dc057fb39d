import type { SignatureAnswer } from '@kasbeno/api/contracts/quorum'
import type { Tone } from '#ui/Badge.tsx'
import type { ApprobationView } from '#core/api/types.ts'

/** NOT_AWAITED: no longer needed. */
export type ShownAnswer = SignatureAnswer | 'NOT_AWAITED'

export const answerTones: Record<ShownAnswer, Tone> = {
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  NOT_AWAITED: 'info',
}

type Signatory = Pick<
  ApprobationView['approbationDtoList'][number],
  'signatoryStatus' | 'approbation' | 'isOut'
>

/** Extra signatures do not count. */
export const signaturesOf = ({ mandatory, optional }: ApprobationView['quorum']) =>
  [
    mandatory.signed + Math.min(optional.signed, optional.needed),
    mandatory.needed + optional.needed,
  ] as const

/** Only while open and still useful. */
export const shownAnswer = (
  { signatoryStatus, approbation, isOut }: Signatory,
  { overallSignatoryStatus, quorum }: Pick<ApprobationView, 'overallSignatoryStatus' | 'quorum'>
): ShownAnswer => {
  if (signatoryStatus !== 'PENDING') return signatoryStatus
  const { signed, needed } = quorum.optional
  const isSpare = approbation === 'OPTIONAL' && signed >= needed
  return isOut || isSpare || overallSignatoryStatus !== 'PENDING' ? 'NOT_AWAITED' : 'PENDING'
}
