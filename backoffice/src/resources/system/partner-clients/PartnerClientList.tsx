import { describedList } from '../../../components/list/describedList'
import { CreateButton } from './CreateButton'
import { Scopes } from './Scopes'

export default describedList('partner-clients', {
  columns: [
    'name',
    'distributorName',
    { field: 'scopes', cell: Scopes },
    'isTest',
    'active',
    'tokenIssuedAt',
    'lastUsedAt',
    'createdAt',
  ],
  actions: <CreateButton />,
})
