import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('provinces', {
  columns: ['id', 'name', 'active'],
  rowClickFor: () => 'show',
  actions: <CreateLink label="places.newProvince" />,
})
