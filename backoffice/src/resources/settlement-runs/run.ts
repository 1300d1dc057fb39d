import type {
  ExclusionReason,
  PayoutStatus,
  ResultAnswer,
  RunKind,
} from '@kasbeno/api/contracts/settlement'
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
}
export interface Exclusion {
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
  exclusions: Exclusion[]
}
export interface AnsweredLine {
  paymentId: string
  answer: ResultAnswer
}

/** Each kind of run has a path of its own below the prefix. */
export const runsPath = (kind: RunKind) =>
  `settlement/${kind === 'MATURITY' ? 'maturity' : 'discount'}-runs`

export const runPath = ({ id, kind }: RaRecord) => `${runsPath(kind)}/${id}`
