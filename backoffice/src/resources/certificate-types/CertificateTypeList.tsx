import { CreateLink } from '../../components/list/CreateLink'
import { describedList } from '../../components/list/describedList'

export default describedList('certificate-types', {
  columns: ['position', 'name', 'code', 'plans', 'updatedAt'],
  actions: <CreateLink label="certificateTypes.create" />,
})
