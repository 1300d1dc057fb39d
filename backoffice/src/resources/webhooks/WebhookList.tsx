import { webhookEvents, webhookFailures, webhookStatuses } from '@kasbeno/api/contracts/webhooks'
import { CodeCol, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'webhook', values: webhookStatuses },
  { source: 'event', kind: 'enum', of: 'webhookEvent', values: webhookEvents },
  {
    source: 'partnerClientId',
    kind: 'reference',
    reference: 'partner-clients',
    nameField: 'name',
  },
  { source: 'lastFailure', kind: 'enum', of: 'webhookFailure', values: webhookFailures },
  { source: 'createdAt', kind: 'days' },
]

const views: View[] = [
  { name: 'webhooks.views.waiting', filter: { status: 'PENDING' } },
  { name: 'webhooks.views.failed', filter: { status: 'GIVEN_UP' } },
]

/** What partners' programs were told of invoices, and whether it arrived. */
export default function WebhookList() {
  return (
    <ListPage
      filters={filters}
      views={views}
      sort={{ field: 'createdAt', order: 'DESC' }}
      hiddenColumns={['referenceNumber', 'deliveredAt']}
    >
      <TimeCol source="createdAt" />
      <WordCol source="event" disableSort of="webhookEvent" />
      <TextCol source="partnerName" disableSort />
      <CodeCol source="externalId" disableSort />
      <CodeCol source="referenceNumber" disableSort />
      <StatusCol source="status" disableSort of="webhook" />
      <CodeCol source="tries" disableSort />
      <WordCol source="lastFailure" disableSort of="webhookFailure" />
      <TimeCol source="nextTryAt" disableSort />
      <TimeCol source="deliveredAt" disableSort />
    </ListPage>
  )
}
