import { DataTable, useRecordContext } from 'react-admin'
import { WordCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'
import { formatNumber } from '../../lib/format'

const RightCount = () => <>{formatNumber(useRecordContext()?.permissions?.length ?? 0)}</>

export default function RoleList() {
  return (
    <ListPage sort={{ field: 'id', order: 'ASC' }} hasSearch={false} hasExport={false}>
      <WordCol source="id" of="role" disableSort />
      <DataTable.Col source="permissions" disableSort>
        <RightCount />
      </DataTable.Col>
    </ListPage>
  )
}
