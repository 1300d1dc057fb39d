import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('districts', {
  columns: ['id', 'name', 'cityName', 'active'],
  rowClickFor: ({ permissions }) => (permissions.includes('locations.update') ? 'edit' : false),
  actions: <CreateLink label="places.newDistrict" />,
})
