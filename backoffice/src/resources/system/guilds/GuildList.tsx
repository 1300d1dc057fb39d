import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'

export default describedList('guilds', {
  columns: ['id', 'name', 'plan', 'active'],
  rowClickFor: ({ permissions }) => (permissions.includes('locations.update') ? 'edit' : false),
  actions: <CreateLink label="places.newGuild" />,
})
