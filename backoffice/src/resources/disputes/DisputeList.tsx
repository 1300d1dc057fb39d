import { describedList } from '../../components/list/describedList'

export default describedList('disputes', {
  columns: [
    'openedAt',
    'externalId',
    { field: 'distributorName', isForBank: true },
    'branchName',
    'customerName',
    'phone',
    'goodsAmount',
    'refundAmount',
    'status',
    'answerBy',
    'note',
    'decidedAt',
    'decidedBy',
  ],
  hidden: {
    bank: ['phone', 'branchName', 'refundAmount', 'decidedBy'],
    distributor: ['phone', 'decidedBy'],
  },
  views: [
    { name: 'disputes.views.staff', filter: { status: 'ESCALATED' } },
    { name: 'disputes.views.supplier', filter: { status: 'OPEN' } },
    { name: 'disputes.views.ended', filter: { status: ['ACCEPTED', 'REFUSED'] } },
  ],
})
