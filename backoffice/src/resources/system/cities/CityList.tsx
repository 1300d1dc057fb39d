import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('cities', {
  columns: ['id', 'name', 'provinceName', 'active'],
  rowClickFor: ({ permissions }) => (permissions.includes('locations.update') ? 'edit' : false),
  actions: <CreateLink label="places.newCity" />,
})
