import type { FeeStatus, PackageStatus } from '@kasbeno/api/contracts/credit'
import { useGetIdentity, type RaRecord } from 'react-admin'
import type { Registration } from '../registrations/registration'

/** Why this approval cannot be decided by this person, or null. domain: never the one who asked. */
export const useHindrance = () => {
  const { identity } = useGetIdentity()
  return (record: RaRecord): string | null => {
    if (record.status !== 'PENDING') return 'approvals.decided'
    return record.requestedBy?.id === identity?.id ? 'approvals.own' : null
  }
}

/** The file behind a request, and what its owner has been so far. Rials. */
export interface Evidence extends Pick<
  Registration,
  'kycStep' | 'documents' | 'inquiries' | 'shop' | 'rejections' | 'package' | 'fee'
> {
  packageStatus: PackageStatus | null
  customer: {
    since: string
    fees: { plan: string; amount: number; status: FeeStatus }[]
    lines: { id: string; plan: string; limit: number; used: number }[]
    invoices: number
    invoicesAmount: number
    pastDue: number
    pastDueAmount: number
    cleared: number
  }
}
