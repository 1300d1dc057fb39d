import { Link } from '@mui/material'
import { LinkBase, useCanAccess, useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordHistory } from '../../components/RecordHistory'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import { listLink } from '../../dashboard/listLink'
import { Scopes } from './Scopes'
import { WebhookSheet } from './WebhookSheet'

/** What was sent to this program, with what failed on top of mind. */
const Deliveries = () => {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'webhook-deliveries', action: 'list' })
  if (!canAccess) return null
  return (
    <WithRecord>
      {({ id }) => (
        <Link
          component={LinkBase}
          to={listLink(
            'webhook-deliveries',
            { partnerClientId: id },
            { field: 'createdAt', order: 'DESC' }
          )}
          underline="hover"
        >
          {translate('webhooks.deliveries')}
        </Link>
      )}
    </WithRecord>
  )
}

export default function PartnerClientShow() {
  return (
    <ShowPage status={<StatusChip source="active" of="active" />} aside={<RecordHistory />}>
      <FactSheet title="webhooks.client">
        <Facts>
          <Fact source="name" />
          <Fact source="distributorName" isOptional>
            <WithRecord>
              {({ distributorId, distributorName }) => (
                <RecordLink resource="distributors" id={distributorId}>
                  {distributorName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="scopes">
            <Scopes />
          </Fact>
          <Fact source="isTest" of="yesNo" isWord />
          <Fact source="createdAt" as="time" />
        </Facts>
      </FactSheet>
      <WithRecord>{({ id }) => <WebhookSheet clientId={String(id)} />}</WithRecord>
      <Deliveries />
    </ShowPage>
  )
}
