import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { ReplayButton } from './commands'

type Delivery = RecordOf<'webhook-deliveries'>

const Attempts = ({ attempts }: { attempts: Delivery['attempts'] }) => {
  const translate = useTranslate()
  return (
    <SubTable
      label="webhooks.attempts"
      empty="webhooks.noAttempts"
      rows={attempts}
      rowKey={({ id }) => id}
      columns={[
        { label: 'webhooks.attempt.at', render: ({ at }) => <JalaliDate value={at} withTime /> },
        {
          label: 'webhooks.attempt.result',
          render: ({ failure }) =>
            translate(failure ? `enums.webhookFailure.${failure}` : 'enums.webhook.DELIVERED'),
        },
        {
          label: 'webhooks.attempt.status',
          isNumber: true,
          render: ({ responseStatus }) => <Code value={responseStatus} />,
        },
        {
          label: 'webhooks.attempt.duration',
          isNumber: true,
          render: ({ durationMs }) => <Code value={durationMs} />,
        },
        {
          label: 'webhooks.attempt.answer',
          render: ({ responseExcerpt }) => (
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {responseExcerpt}
            </Box>
          ),
        },
      ]}
    />
  )
}

/** What is sent, letter for letter, as the partner's programmers read it. */
const Body = ({ body }: { body: object }) => (
  <Box
    component="pre"
    dir="ltr"
    tabIndex={0}
    sx={{ m: 0, overflowX: 'auto', fontSize: 13, textAlign: 'start' }}
  >
    {JSON.stringify(body, null, 2)}
  </Box>
)

export default function WebhookShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="webhook" />}
      commands={<ReplayButton />}
      aside={<RecordHistory />}
    >
      <FactSheet title="webhooks.facts">
        <DescribedFacts
          of="webhook-deliveries"
          fields={[
            'event',
            'partnerName',
            'distributorName?',
            { field: 'externalId', to: 'orders', by: 'orderId' },
            'referenceNumber',
            'createdAt',
            'tries',
            'lastTriedAt',
            'lastFailure?',
            'nextTryAt?',
            'deliveredAt?',
            { field: 'id', isWide: true },
          ]}
        />
      </FactSheet>
      <FactSheet title="webhooks.attempts">
        <WithRecord<RecordOf<'webhook-deliveries'>>>
          {({ attempts }) => <Attempts attempts={attempts} />}
        </WithRecord>
      </FactSheet>
      <FactSheet title="webhooks.body">
        <WithRecord<RecordOf<'webhook-deliveries'>>>
          {({ body }) => <Body body={body} />}
        </WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
