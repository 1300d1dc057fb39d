import { describedList } from '../../../components/list/describedList'

export default describedList('withdrawals', {
  columns: [
    'requestedAt',
    'referenceCode',
    'ownerName',
    'phone',
    'amount',
    'iban',
    'ibanAnswer',
    'status',
    'proposedByName',
    'approvedByName',
    'trackingNumber',
  ],
  hidden: ['referenceCode', 'phone', 'proposedByName', 'approvedByName', 'trackingNumber'],
  views: [
    { name: 'withdrawals.views.waiting', filter: { status: 'REQUESTED', waitsForMember: false } },
    { name: 'withdrawals.views.toSend', filter: { status: 'APPROVED' } },
    { name: 'withdrawals.views.atBank', filter: { status: 'SENT' } },
  ],
})
