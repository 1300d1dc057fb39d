import { DataTable, useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { TrailButton } from '../../components/audit/TrailButton'
import { TimeCol } from '../../components/columns'
import { ListPage } from '../../components/list/ListPage'
import { ChangeButton } from './ChangeButton'
import { SettingValue } from './SettingValue'

const SettingName = () => {
  const translate = useTranslate()
  const id = String(useRecordContext()?.id ?? '')
  return <>{translate(`settings.names.${id}`, { _: id })}</>
}

export default function SettingList() {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'edit' })
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      rowClick={false}
      hasSearch={false}
      actions={<TrailButton of="settings" />}
    >
      <DataTable.Col source="id" disableSort>
        <SettingName />
      </DataTable.Col>
      <DataTable.Col source="value" disableSort>
        <SettingValue />
      </DataTable.Col>
      <TimeCol source="updatedAt" disableSort />
      {mayChange && (
        <DataTable.Col source="change" disableSort label="settings.change">
          <ChangeButton />
        </DataTable.Col>
      )}
    </ListPage>
  )
}
