import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'
import { Plans } from './Plans'

export default describedList('certificate-types', {
  columns: ['position', 'name', { field: 'plans', cell: Plans, isText: true }, 'code', 'updatedAt'],
  hidden: ['code'],
  actions: <CreateLink label="certificateTypes.create" />,
})
