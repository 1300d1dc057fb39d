import type { DocumentKind, Step } from '@kasbeno/api/contracts/registration'
import type { Registration } from '../registration'

/** The papers that a decision on each step is based on; the first is the one to look at first. */
export const papersOf: Record<Step, readonly [DocumentKind, ...DocumentKind[]]> = {
  identity: ['nationalCardFront', 'nationalCardBack'],
  shop: ['certificate'],
  docs: ['nationalCardFront', 'nationalCardBack', 'certificate'],
}

export const neededPapers = ({ documents }: Registration, step: Step) =>
  documents.filter(({ kind }) => papersOf[step].includes(kind))
