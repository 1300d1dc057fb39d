import type { ChangeKind, WaitingChange } from '@kasbeno/api/contracts/change_requests'
import { useCanAccess, useGetList, useRecordContext, type Identifier } from 'react-admin'
import type { RowOf } from '../../providers/contract'
import { waitingFirst } from './waitingFirst'

/** As far as visible. */
export const useWaiting = (): readonly WaitingChange[] => useRecordContext()?.waitingChanges ?? []

/** It cannot be asked for again. */
export const useIsWaiting = (kind: ChangeKind, action?: string): boolean =>
  useWaiting().some((change) => change.kind === kind && (!action || change.action === action))

/** For other records than the page's. */
export const useWaitingOn = (resource: string, id: Identifier | null | undefined) => {
  const { canAccess = false } = useCanAccess({ resource: 'change-requests', action: 'list' })
  const { data = [] } = useGetList<RowOf<'change-requests'>>(
    'change-requests',
    {
      filter: { status: 'PENDING', resource, subjectId: id },
      pagination: { page: 1, perPage: 5 },
      sort: waitingFirst,
    },
    { enabled: canAccess && id !== null && id !== undefined }
  )
  return data
}
