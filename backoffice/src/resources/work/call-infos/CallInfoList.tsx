import { describedList } from '../../../components/list/describedList'
import { contactViews } from '../leads/contactList'

export default describedList('call-infos', {
  columns: [
    'createdAt',
    'subject',
    'name',
    'phone',
    'text',
    'hasPicture',
    'status',
    'claimedByName',
    'closedAt',
  ],
  views: contactViews,
})
