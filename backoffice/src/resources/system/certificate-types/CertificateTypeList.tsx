import { CreateLink } from '../../../components/list/CreateLink'
import { describedList } from '../../../components/list/describedList'
import { Plans } from './Plans'

export default describedList('certificate-types', {
  columns: ['position', 'name', 'code', { field: 'plans', cell: Plans, isText: true }, 'updatedAt'],
  actions: <CreateLink label="certificateTypes.create" />,
})
