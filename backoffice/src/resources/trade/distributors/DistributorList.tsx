import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('distributors', {
  columns: [
    'name',
    'category',
    'phone',
    'iban',
    'paymentWindowDays',
    'requiresConfirmation',
    'active',
  ],
  actions: <CreateLink label="distributors.create" />,
})
