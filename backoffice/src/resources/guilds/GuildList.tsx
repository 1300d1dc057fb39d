import { plans } from '@kasbeno/api/contracts/plans'
import { CodeCol, TextCol, WordCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [{ source: 'plan', kind: 'enum', of: 'plan', values: plans }]

export default function GuildList() {
  return (
    <ListPage filters={filters} sort={{ field: 'name', order: 'ASC' }} rowClick={false}>
      <CodeCol source="id" />
      <TextCol source="name" />
      <WordCol source="plan" disableSort of="planShort" />
    </ListPage>
  )
}
