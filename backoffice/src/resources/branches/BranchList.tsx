import { useCanAccess } from 'react-admin'
import { StatusCol, TextCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'
import { CreateLink } from '../../components/list/CreateLink'
import { useIsBank } from '../../components/useIsBank'

export default function BranchList() {
  const isBank = useIsBank()
  const { canAccess: mayChange } = useCanAccess({ resource: 'branches', action: 'edit' })
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      rowClick={mayChange ? 'edit' : false}
      actions={mayChange && <CreateLink label="distributors.newBranch" />}
    >
      <TextCol source="name" />
      {isBank && <TextCol source="distributorName" disableSort />}
      <TextCol source="provinceName" disableSort />
      <TextCol source="cityName" disableSort />
      <StatusCol source="active" disableSort of="active" />
    </ListPage>
  )
}
