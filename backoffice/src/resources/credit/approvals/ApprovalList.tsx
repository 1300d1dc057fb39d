import { describedList } from '../../../components/list/describedList'

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
  sort: { field: 'requestedAt', order: 'DESC' },
})
