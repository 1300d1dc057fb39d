import type { Permission } from '@kasbeno/api/contracts/identity'
import type { RequestName } from '@kasbeno/api/contracts/two_people'
import { useGetList, usePermissions, useRecordContext, type RaRecord } from 'react-admin'

/** A record has few guarded facts: no more can wait at once. */
const mostWaiting = 2

/** What waits for a second person about the record on the page. @param about the filter that names the record */
export const useWaitingFor = (
  requests: RequestName,
  permission: Permission,
  about: string
): RaRecord[] => {
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const { data = [] } = useGetList(
    requests,
    {
      filter: { status: 'PENDING', [about]: record?.id },
      pagination: { page: 1, perPage: mostWaiting },
      sort: { field: 'requestedAt', order: 'ASC' },
    },
    { enabled: record !== undefined && (permissions?.includes(permission) ?? false) }
  )
  return data
}
