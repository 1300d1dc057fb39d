import { CodeCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'

export default function StaffList() {
  return (
    <ListPage sort={{ field: 'username', order: 'ASC' }} rowClick={false}>
      <CodeCol source="username" />
      <TextCol source="fullName" />
      <WordCol source="role" of="role" />
      <TextCol source="distributorName" disableSort />
      <StatusCol source="hasTotp" disableSort of="yesNo" />
      <StatusCol source="active" of="active" />
      <TimeCol source="createdAt" />
    </ListPage>
  )
}
