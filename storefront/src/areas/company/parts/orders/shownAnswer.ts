import type { SignatureAnswer } from '@kasbeno/api/contracts/quorum'
import type { Tone } from '#ui/Badge.tsx'
import type { ApprobationView } from '#core/api/types.ts'

/** What stands beside a signatory: their answer, or that none is awaited of them any more. */
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

/** How many signatures there are of how many that are needed: one beyond the minimum brings the document no further. */
export const signaturesOf = ({ mandatory, optional }: ApprobationView['quorum']) =>
  [
    mandatory.signed + Math.min(optional.signed, optional.needed),
    mandatory.needed + optional.needed,
  ] as const

/** Who has not answered is awaited only while the document is open and their signature would still count. */
export const shownAnswer = (
  { signatoryStatus, approbation, isOut }: Signatory,
  { overallSignatoryStatus, quorum }: Pick<ApprobationView, 'overallSignatoryStatus' | 'quorum'>
): ShownAnswer => {
  if (signatoryStatus !== 'PENDING') return signatoryStatus
  const { signed, needed } = quorum.optional
  const isSpare = approbation === 'OPTIONAL' && signed >= needed
  return isOut || isSpare || overallSignatoryStatus !== 'PENDING' ? 'NOT_AWAITED' : 'PENDING'
}
