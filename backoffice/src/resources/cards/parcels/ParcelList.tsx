import { describedList } from '../../../components/list/describedList'
import { ImportPostButton } from './ImportPostButton'

export default describedList('parcels', {
  columns: [
    'createdAt',
    'recipient',
    'phone',
    'status',
    'trackingNumber',
    'provinceName',
    'cityName',
    'cardNumber',
    'cardStatus',
    'movedAt',
  ],
  actions: <ImportPostButton />,
  hidden: ['phone', 'provinceName', 'cardStatus'],
  views: [
    { name: 'parcels.views.waiting', filter: { status: 'CREATED' } },
    { name: 'parcels.views.failed', filter: { status: 'FAILED_DELIVERY' } },
    { name: 'parcels.views.returned', filter: { status: 'RETURNED_TO_SENDER' } },
  ],
})
