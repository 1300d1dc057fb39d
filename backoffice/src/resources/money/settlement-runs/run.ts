import type { RunDetail } from '@kasbeno/api/answers'
import type { RunKind } from '@kasbeno/api/contracts/settlement'
import type { RaRecord } from 'react-admin'

export type { RunDetail } from '@kasbeno/api/answers'
export type Transfer = RunDetail['payouts'][number]
export type ResultFile = RunDetail['resultFiles'][number]
export type Exclusion = RunDetail['exclusions'][number]

/** Of the runs of each kind, as the contract names them. */
export type RunsPath =
  | '/api/admin/settlement/maturity-runs'
  | '/api/admin/settlement/discount-runs'
  | '/api/admin/settlement/withdrawal-runs'

/** Each kind of run has a path of its own below the prefix. */
export const runsPath = (kind: RunKind) => `settlement/${kind.toLowerCase()}-runs`

export const runPath = ({ id, kind }: RaRecord) => `${runsPath(kind)}/${id}`
