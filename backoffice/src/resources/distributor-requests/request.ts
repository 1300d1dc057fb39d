import { useGetIdentity, type RaRecord } from 'react-admin'

export const rejectionHindrance = ({ status }: RaRecord): string | null =>
  status === 'PENDING' ? null : 'distributorRequests.decided'

/** Why this person cannot approve the request, or null. Whoever asked may still take it back. */
export const useApprovalHindrance = () => {
  const { identity } = useGetIdentity()
  return (record: RaRecord): string | null =>
    rejectionHindrance(record) ??
    (record.requestedBy?.id === identity?.id ? 'distributorRequests.own' : null)
}
