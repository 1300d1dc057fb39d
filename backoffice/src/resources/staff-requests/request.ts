import { useGetIdentity, type RaRecord } from 'react-admin'

/** Why this person cannot approve the request, or null. Whoever asked may still take it back. */
export const useApprovalHindrance = () => {
  const { identity } = useGetIdentity()
  return (record: RaRecord): string | null => {
    if (record.status !== 'PENDING') return 'staffRequests.decided'
    if (record.requestedBy?.id === identity?.id) return 'staffRequests.own'
    return record.staffId !== null && record.staffId === identity?.id
      ? 'staffRequests.ownAccount'
      : null
  }
}

export const rejectionHindrance = ({ status }: RaRecord): string | null =>
  status === 'PENDING' ? null : 'staffRequests.decided'
