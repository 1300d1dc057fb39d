import type { Permission } from '@kasbeno/api/contracts/identity'
import type { Identifier, RaRecord } from 'react-admin'
import { useGetList, usePermissions, useRecordContext } from 'react-admin'
import type { WaitingName } from './kinds'

/** A record has few guarded facts: no more can wait at once. */
const mostWaiting = 3

/**
 * What waits for a second person about the record on the page.
 * @param about the filter that names the record
 * @param idOf what it is named by, where that is not its own id
 */
export const useWaitingFor = (
  requests: WaitingName,
  permission: Permission,
  about: string,
  idOf: (record: RaRecord) => Identifier | undefined = ({ id }) => id
): RaRecord[] => {
  const record = useRecordContext()
  const id = record && idOf(record)
  const { permissions } = usePermissions<string[]>()
  const { data = [] } = useGetList(
    requests,
    {
      filter: { status: 'PENDING', [about]: id },
      pagination: { page: 1, perPage: mostWaiting },
      sort: { field: 'requestedAt', order: 'ASC' },
    },
    { enabled: id !== undefined && (permissions?.includes(permission) ?? false) }
  )
  return data
}
