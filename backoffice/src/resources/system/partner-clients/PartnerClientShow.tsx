import { Alert, Link, Stack } from '@mui/material'
import { LinkBase, useCanAccess, useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { listLink } from '../../../dashboard/listLink'
import type { RecordOf } from '../../../providers/contract'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Scopes } from './Scopes'
import { TakeTokenButton } from './TakeTokenButton'
import { AskTokenButton, StopButton } from './TokenButtons'
import { WebhookSheet } from './WebhookSheet'

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

/** Next step of the requester, and valid tokens. */
const Tokens = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'partner-clients'>>>
      {({ tokenGrantedToName, tokenGrantedUntil, formerTokenUntil }) => (
        <>
          {tokenGrantedUntil && Date.parse(tokenGrantedUntil) > Date.now() && (
            <Alert severity="info">
              {translate('programs.granted', { name: tokenGrantedToName ?? '' })}{' '}
              <JalaliDate value={tokenGrantedUntil} withTime />
            </Alert>
          )}
          {formerTokenUntil && Date.parse(formerTokenUntil) > Date.now() && (
            <Alert severity="info">
              {translate('programs.formerTokenUntil')}{' '}
              <JalaliDate value={formerTokenUntil} withTime />
            </Alert>
          )}
        </>
      )}
    </WithRecord>
  )
}

export default function PartnerClientShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <TakeTokenButton />
          <AskTokenButton />
          <StopButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <Tokens />
      <FactSheet title="webhooks.client">
        <DescribedFacts
          of="partner-clients"
          fields={[
            'name',
            { field: 'distributorName', to: 'distributors', by: 'distributorId', isOptional: true },
            <Fact source="scopes">
              <Scopes />
            </Fact>,
            'isTest',
            'tokenIssuedAt',
            'lastUsedAt',
            'createdAt',
          ]}
        />
      </FactSheet>
      <WithRecord>{({ id }) => <WebhookSheet clientId={String(id)} />}</WithRecord>
      <Deliveries />
    </ShowPage>
  )
}
