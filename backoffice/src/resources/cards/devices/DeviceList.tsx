import { describedList } from '../../../components/list/describedList'

export default describedList('devices', {
  columns: [
    'terminal',
    'serial',
    'status',
    'merchantName',
    'distributorName',
    'registeredBy',
    'activatedBy',
    'createdAt',
    'updatedAt',
  ],
  hidden: ['registeredBy', 'activatedBy', 'updatedAt'],
  views: [{ name: 'devices.views.waiting', filter: { status: 'PENDING' } }],
})
