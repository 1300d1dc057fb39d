import { describedList } from '../../../components/list/describedList'
import { contactViews } from './contactList'

export default describedList('leads', {
  columns: [
    'createdAt',
    'name',
    'phone',
    'shopname',
    'provinceName',
    'cityName',
    'status',
    'claimedByName',
    'closedAt',
  ],
  views: contactViews,
})
