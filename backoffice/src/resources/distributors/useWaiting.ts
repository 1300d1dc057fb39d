import { useGetList, usePermissions, useRecordContext, type RaRecord } from 'react-admin'

/** An account and fees: no more can wait at once. */
const mostWaiting = 2

/** What waits for a second person about the distributor on the page. */
export const useWaiting = (): RaRecord[] => {
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const { data = [] } = useGetList(
    'distributor-requests',
    {
      filter: { status: 'PENDING', distributorId: record?.id },
      pagination: { page: 1, perPage: mostWaiting },
      sort: { field: 'requestedAt', order: 'ASC' },
    },
    {
      enabled:
        record !== undefined && (permissions?.includes('distributor-requests.list') ?? false),
    }
  )
  return data
}
