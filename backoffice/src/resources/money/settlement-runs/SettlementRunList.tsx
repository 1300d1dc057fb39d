import { describedList } from '../../../components/list/describedList'
import { CreateRunButtons } from './CreateRunButtons'

export default describedList('settlement-runs', {
  columns: [
    'number',
    'createdAt',
    'kind',
    'upTo',
    'status',
    'payouts',
    'gross',
    'discount',
    'net',
    'createdBy',
    'approvedBy',
  ],
  hidden: ['gross', 'discount'],
  views: [
    { name: 'views.settlementRuns.waiting', filter: { status: 'PREVIEW' } },
    { name: 'views.settlementRuns.atBank', filter: { status: 'APPROVED' } },
  ],
  actions: <CreateRunButtons />,
})
