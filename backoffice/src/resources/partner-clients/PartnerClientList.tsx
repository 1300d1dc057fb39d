import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { StatusCol, TextCol, TimeCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'

const Scopes = () => {
  const translate = useTranslate()
  const scopes: string[] = useRecordContext()?.scopes ?? []
  return <>{scopes.map((scope) => translate(`enums.scope.${scope}`)).join(translate('list.and'))}</>
}

export default function PartnerClientList() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }} rowClick={false}>
      <TextCol source="name" />
      <TextCol source="distributorName" disableSort />
      <DataTable.Col source="scopes" disableSort>
        <Scopes />
      </DataTable.Col>
      <StatusCol source="isTest" disableSort of="yesNo" />
      <StatusCol source="active" of="active" />
      <TimeCol source="createdAt" />
    </ListPage>
  )
}
