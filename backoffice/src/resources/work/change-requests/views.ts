import { waitingFirst } from '../../../components/requests/waitingFirst'
import { descriptorOf, filtersFor } from '../../../components/list/described'
import type { View } from '../../../components/list/filters'

export const toDecide = { mine: 'TO_DECIDE' } as const

const latestFirst = { field: 'askedAt', order: 'DESC' } as const

export const tabs = [
  { name: 'TO_DECIDE', label: 'enums.changeView.TO_DECIDE', filter: toDecide, sort: waitingFirst },
  {
    name: 'ASKED',
    label: 'enums.changeView.ASKED',
    filter: { mine: 'ASKED' },
    sort: latestFirst,
  },
  { name: 'all', label: 'changeRequests.all', filter: {}, sort: latestFirst },
] as const

export const views: View[] = [
  {
    name: 'changeRequests.decided',
    filter: { status: ['APPROVED', 'REJECTED', 'WITHDRAWN'] },
    sort: { field: 'decidedAt', order: 'DESC' },
  },
]

/** Tabs cover "mine", kinds the action; subjects are for links. */
export const filters = filtersFor(
  descriptorOf('change-requests'),
  { isBank: true, isOfBranch: false, permissions: [] },
  { action: false, mine: false, resource: false, subjectId: false }
)
