import type { RecordOf } from '../../../providers/contract'

export type Holder = RecordOf<'card-holders'>

/** What is decided: the person, and the contract for their card. */
export type HolderStep = 'holder' | 'contract'

const kinds = {
  holder: ['nationalCardFront', 'nationalCardBack'],
  contract: ['cardIssuanceContract'],
} as const satisfies Record<HolderStep, readonly string[]>

/** The papers that a decision is based on. */
export const neededPapers = ({ documents }: Holder, step: HolderStep) =>
  documents.filter(({ kind }) => kinds[step].some((needed) => needed === kind))

export const statusOf = (record: Holder, step: HolderStep) =>
  step === 'holder' ? record.legalUserKycStatus : record.contractStatus

/** Whether anything of the file waits for the bank. */
export const waits = (record: Holder): boolean =>
  !record.removedAt && [record.legalUserKycStatus, record.contractStatus].includes('PENDING')

/** Where the commands on a holder stand. */
export const filePath = (id: string): string => `/api/legal/admin/card-holders/${id}`

/** Where the commands on each of the two stand. */
export const commandPath = ({ id }: Holder, step: HolderStep, command: string) =>
  `${filePath(id)}/${step === 'contract' ? 'contract/' : ''}${command}`
