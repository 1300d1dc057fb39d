import { CodeCol, StatusCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [{ source: 'createdAt', kind: 'days' }]

/** What was sent to whom and whether it arrived; never the codes. */
export default function SmsList() {
  return (
    <ListPage filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} rowClick={false}>
      <TimeCol source="createdAt" />
      <CodeCol source="phone" disableSort />
      <WordCol source="template" disableSort of="smsTemplate" />
      <StatusCol source="status" disableSort of="sms" />
      <WordCol source="provider" disableSort of="smsProvider" />
      <TimeCol source="sentAt" disableSort />
    </ListPage>
  )
}
