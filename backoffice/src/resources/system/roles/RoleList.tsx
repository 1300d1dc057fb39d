import { useRecordContext } from 'react-admin'
import { describedList } from '../../../components/list/describedList'
import { formatNumber } from '../../../lib/format'

const RightCount = () => <>{formatNumber(useRecordContext()?.permissions?.length ?? 0)}</>

export default describedList('roles', {
  columns: ['key', { field: 'permissions', label: 'roles.count', cell: RightCount }],
  hasSearch: false,
  hasExport: false,
})
