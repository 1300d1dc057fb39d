import { describedList } from '../../../components/list/describedList'

export default describedList('late-fees', {
  columns: [
    'dueDate',
    'customerName',
    'phone',
    'distributorName',
    'externalId',
    'installmentAmount',
    'days',
    'charged',
    'paid',
    'forgiven',
    'open',
    'lastDay',
  ],
  hidden: ['phone', 'installmentAmount', 'paid', 'forgiven'],
  views: [{ name: 'lateFees.open', filter: { open_gte: 1 } }],
})
