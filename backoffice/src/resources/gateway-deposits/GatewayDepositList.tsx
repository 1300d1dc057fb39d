import { depositStatuses, gatewayIndicators } from '@kasbeno/api/contracts/payments'
import {
  CodeCol,
  DateCol,
  RialCol,
  StatusCol,
  TextCol,
  TimeCol,
  WordCol,
} from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { RecordButton } from './RecordButton'

const filters: FilterDefinition[] = [
  { source: 'indicator', kind: 'enum', of: 'gateway', values: gatewayIndicators },
  { source: 'status', kind: 'enum', of: 'deposit', values: depositStatuses },
  { source: 'depositedOn', kind: 'days' },
  { source: 'amount', kind: 'amount' },
]

export default function GatewayDepositList() {
  return (
    <ListPage
      filters={filters}
      sort={{ field: 'recordedAt', order: 'DESC' }}
      totals={['amount']}
      actions={<RecordButton />}
    >
      <DateCol source="depositedOn" />
      <WordCol source="indicator" of="gateway" />
      <RialCol source="amount" />
      <CodeCol source="trackingNumber" disableSort />
      <StatusCol source="status" of="deposit" disableSort />
      <TextCol source="recordedBy" disableSort />
      <TimeCol source="recordedAt" />
    </ListPage>
  )
}
