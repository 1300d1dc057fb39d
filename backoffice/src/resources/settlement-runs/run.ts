import type { ExclusionReason, PayoutStatus, RunKind } from '@kasbeno/api/contracts/settlement'
import type { RaRecord } from 'react-admin'

export interface Transfer {
  paymentId: string
  distributorName: string
  iban: string
  invoices: number
  gross: number
  discount: number
  amount: number
  status: PayoutStatus
  trackingNumber: string | null
  reason: string | null
  /** The account of today, where a second person has to approve it. */
  retryIban: string | null
  retryRequestedBy: string | null
  retryRequestedById: string | null
  /** It failed by the bank's own file, not only by what somebody typed in. */
  hasEvidence: boolean
  evidenceImportedBy: string | null
}
/** One of the bank's answers, as it was imported. */
export interface ResultFile {
  id: string
  importedBy: string
  importedAt: string
}
export interface Exclusion {
  distributorId: string
  distributorName: string
  reason: ExclusionReason
  amount: number
  invoices: number
}
/** What stands on a run's page beyond its row in the list. */
export interface RunDetail {
  id: string
  totals: { payouts: number; invoices: number; gross: number; discount: number; net: number }
  payouts: Transfer[]
  resultFiles: ResultFile[]
  exclusions: Exclusion[]
}

/** Each kind of run has a path of its own below the prefix. */
export const runsPath = (kind: RunKind) =>
  `settlement/${kind === 'MATURITY' ? 'maturity' : 'discount'}-runs`

export const runPath = ({ id, kind }: RaRecord) => `${runsPath(kind)}/${id}`
