import type { ApprovalEvidence } from '@kasbeno/api/answers'
import { useGetIdentity, type RaRecord } from 'react-admin'

/** Why this approval cannot be decided by this person, or null. domain: never the one who asked. */
export const useDisabledReason = () => {
  const { identity } = useGetIdentity()
  return (record: RaRecord): string | null => {
    if (record.status !== 'PENDING') return 'approvals.decided'
    return record.requestedBy?.id === identity?.id ? 'approvals.own' : null
  }
}

/** The file behind a request, and what its owner has been so far. Rials. */
export type Evidence = NonNullable<ApprovalEvidence['evidence']>
