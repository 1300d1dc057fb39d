import { describedList } from '../../components/list/describedList'

export default describedList('approvals', {
  columns: [
    'requestedAt',
    'kind',
    'subjectName',
    'amount',
    'requestedByName',
    'status',
    'decidedByName',
    'decidedAt',
  ],
  views: [
    { name: 'views.approvals.waiting', filter: { status: 'PENDING' } },
    {
      name: 'views.approvals.history',
      filter: { status: ['APPROVED', 'REJECTED', 'FAILED', 'WITHDRAWN'] },
    },
  ],
  initialFilter: { status: 'PENDING' },
  sort: { field: 'requestedAt', order: 'ASC' },
  refreshEvery: 30_000,
})
