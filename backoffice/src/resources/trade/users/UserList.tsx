import { describedList } from '../../../components/list/describedList'
import { PersonName } from '../../../components/PersonName'

export default describedList('users', {
  columns: [
    { field: 'lastname', label: 'users.fullName', cell: PersonName, isText: true },
    'phone',
    'nationalCode',
    'dateOfBirth',
    'plan',
    'active',
    'createdAt',
  ],
})
