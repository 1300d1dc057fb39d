import { describedList } from '../../../components/list/describedList'

export default describedList('write-offs', {
  columns: [
    'writtenOffAt',
    'ownerName',
    'phone',
    'plan',
    'amount',
    'lateFees',
    'recovered',
    'open',
    'reason',
    'requestedByName',
    'approvedByName',
  ],
  hidden: ['phone', 'plan', 'lateFees', 'requestedByName'],
})
