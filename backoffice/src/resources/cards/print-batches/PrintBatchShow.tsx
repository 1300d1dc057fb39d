import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import type { RecordOf } from '../../../providers/contract'
import { RecordLink } from '../../../components/RecordLink'
import { Missing } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { WithRecord } from '../../../components/WithRecord'
import { CancelBatchButton } from './CancelBatchButton'
import { ImportPrintButton } from './ImportPrintButton'
import { PrintFileButton } from './PrintFileButton'

const Lines = () => (
  <FactSheet title="printBatches.lines">
    <WithRecord<RecordOf<'print-batches'>>>
      {({ lines }) => (
        <SubTable
          label="printBatches.lines"
          rows={lines ?? []}
          rowKey={({ cardId }) => cardId}
          columns={[
            {
              label: 'printBatches.reference',
              render: ({ reference }) => <Code value={reference} />,
            },
            { label: 'printBatches.holder', render: ({ ownerName }) => ownerName ?? <Missing /> },
            {
              label: 'printBatches.card',
              render: ({ cardId, cardNumber }) => (
                <RecordLink resource="cards" id={cardId}>
                  <Code value={cardNumber} />
                </RecordLink>
              ),
            },
            {
              label: 'printBatches.result',
              render: ({ status }) => <Status of="print" value={status} />,
            },
            {
              label: 'printBatches.cardStatus',
              render: ({ cardStatus }) => <Status of="card" value={cardStatus} />,
            },
            { label: 'printBatches.reason', render: ({ reason }) => reason ?? <Missing /> },
          ]}
        />
      )}
    </WithRecord>
  </FactSheet>
)

const NextStep = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'print-batches'>>>
      {({ waiting }) =>
        waiting > 0 && <Alert severity="info">{translate('printBatches.next')}</Alert>
      }
    </WithRecord>
  )
}

export default function PrintBatchShow() {
  return (
    <ShowPage
      commands={
        <Stack direction="row" spacing={1}>
          <PrintFileButton />
          <ImportPrintButton />
          <CancelBatchButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <NextStep />
      <FactSheet title="printBatches.facts">
        <DescribedFacts
          of="print-batches"
          fields={[
            'number',
            'createdBy',
            'createdAt',
            'cards',
            'waiting',
            'printed',
            'failed',
            'canceled',
          ]}
        />
      </FactSheet>
      <Lines />
    </ShowPage>
  )
}
