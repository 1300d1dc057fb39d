import { requestStatuses } from '@kasbeno/api/contracts/two_people'
import type { ReactNode } from 'react'
import { StatusCol, TextCol, TimeCol, WordCol } from '../columns'
import type { FilterDefinition, View } from '../list/filters'
import { ListPage } from '../list/ListPage'
import type { RequestKinds } from './kinds'

const views: View[] = [
  { name: 'views.requests.waiting', filter: { status: 'PENDING' } },
  { name: 'views.requests.history', filter: { status: ['APPROVED', 'REJECTED', 'WITHDRAWN'] } },
]

const filtersOf = ({ words, kinds }: RequestKinds): FilterDefinition[] => [
  { source: 'status', kind: 'enum', of: 'approval', values: requestStatuses },
  { source: 'kind', kind: 'enum', of: words, values: kinds },
]

interface RequestListProps {
  of: RequestKinds
  /** The columns that tell what a request is about. */
  children: ReactNode
}

/** Requests that take two people: those that wait, and what became of the others. */
export const RequestList = ({ of, children }: RequestListProps) => (
  <ListPage
    filters={filtersOf(of)}
    views={views}
    initialFilter={{ status: 'PENDING' }}
    sort={{ field: 'requestedAt', order: 'ASC' }}
  >
    <TimeCol source="requestedAt" />
    <WordCol source="kind" of={of.words} />
    {children}
    <TextCol source="requestedBy.name" disableSort />
    <StatusCol source="status" of="approval" />
    <TextCol source="decidedBy.name" disableSort />
    <TimeCol source="decidedAt" />
  </ListPage>
)
