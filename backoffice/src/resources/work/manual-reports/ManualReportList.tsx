import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'
import { contactViews } from '../leads/contactList'

export default describedList('manual-reports', {
  columns: [
    'occurredOn',
    'subject',
    'name',
    'phone',
    'text',
    'reportedByName',
    'status',
    'claimedByName',
    'createdAt',
  ],
  views: contactViews,
  actions: <CreateLink label="manualReports.create" />,
})
