import { StatusCol, TextCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'

export default function BranchList() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }} rowClick={false}>
      <TextCol source="name" />
      <TextCol source="distributorName" disableSort />
      <TextCol source="provinceName" disableSort />
      <TextCol source="cityName" disableSort />
      <StatusCol source="active" disableSort of="active" />
    </ListPage>
  )
}
