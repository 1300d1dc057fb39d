import { describedList } from '../../../components/list/describedList'

export default describedList('webhook-deliveries', {
  columns: [
    'createdAt',
    'event',
    'partnerName',
    'externalId',
    'referenceNumber',
    'status',
    'tries',
    'lastFailure',
    'nextTryAt',
    'deliveredAt',
  ],
  hidden: ['referenceNumber', 'deliveredAt'],
  views: [
    { name: 'webhooks.views.waiting', filter: { status: 'PENDING' } },
    { name: 'webhooks.views.failed', filter: { status: 'GIVEN_UP' } },
  ],
})
