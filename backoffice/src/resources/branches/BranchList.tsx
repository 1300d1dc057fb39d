import { StatusCol, TextCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'
import { useIsBank } from '../../components/useIsBank'

export default function BranchList() {
  const isBank = useIsBank()
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }} rowClick={false}>
      <TextCol source="name" />
      {isBank && <TextCol source="distributorName" disableSort />}
      <TextCol source="provinceName" disableSort />
      <TextCol source="cityName" disableSort />
      <StatusCol source="active" disableSort of="active" />
    </ListPage>
  )
}
