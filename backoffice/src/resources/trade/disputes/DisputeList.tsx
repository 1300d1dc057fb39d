import { describedList } from '../../../components/list/describedList'

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
    'acceptedGoodsAmount',
    'acceptedRefundAmount',
    'status',
    'answerBy',
    'note',
    'decidedAt',
    'decidedBy',
  ],
  hidden: {
    bank: [
      'phone',
      'branchName',
      'refundAmount',
      'acceptedGoodsAmount',
      'acceptedRefundAmount',
      'decidedBy',
    ],
    distributor: ['phone', 'acceptedGoodsAmount', 'decidedBy'],
  },
  views: [
    { name: 'disputes.views.staff', filter: { status: 'ESCALATED' } },
    { name: 'disputes.views.supplier', filter: { status: 'OPEN' } },
    { name: 'disputes.views.ended', filter: { status: ['ACCEPTED', 'REFUSED'] } },
  ],
})
