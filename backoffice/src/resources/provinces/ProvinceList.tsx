import { CodeCol, TextCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'

export default function ProvinceList() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }}>
      <CodeCol source="id" />
      <TextCol source="name" />
    </ListPage>
  )
}
