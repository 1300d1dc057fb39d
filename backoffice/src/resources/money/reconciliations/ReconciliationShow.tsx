import { lineStatuses } from '@kasbeno/api/contracts/reconciliation'
import { Alert, Paper, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { Status, StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { CloseReconciliationButton } from './CloseReconciliationButton'
import { Lines } from './Lines'

type Reconciliation = RecordOf<'reconciliations'>

const countOf = {
  MATCHED: 'matched',
  MISSING_HERE: 'missingHere',
  MISSING_THERE: 'missingThere',
  AMOUNT_DIFFERS: 'amountDiffers',
  DUPLICATE: 'duplicate',
} as const

const Counts = ({ counts }: Pick<Reconciliation, 'counts'>) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
    {lineStatuses.map((status) => (
      <Stack key={status} direction="row" spacing={1}>
        <Status of="reconciliationLine" value={status} />
        <span>{formatNumber(counts[countOf[status]])}</span>
      </Stack>
    ))}
  </Stack>
)

const Unexplained = ({ unexplained }: Pick<Reconciliation, 'unexplained'>) => {
  const translate = useTranslate()
  if (unexplained === 0) return null
  return (
    <Alert severity="error">
      {translate('reconciliations.unexplained', { amount: formatNumber(unexplained) })}
    </Alert>
  )
}

export default function ReconciliationShow() {
  return (
    <ShowPage
      hasRowKeys
      status={<StatusChip source="status" of="reconciliation" />}
      commands={<CloseReconciliationButton />}
    >
      <WithRecord<RecordOf<'reconciliations'>>>
        {({ id, status, unexplained, counts }) => (
          <>
            <Unexplained unexplained={unexplained} />
            <FactSheet title="reconciliations.facts">
              <Stack spacing={1.5}>
                <Counts counts={counts} />
                <DescribedFacts
                  of="reconciliations"
                  fields={[
                    'source',
                    'fromDay',
                    'toDay',
                    'theirAmount',
                    'ourAmount',
                    'unexplained',
                    'openLines',
                    'format',
                    'importedByName',
                    'importedAt',
                    'closedByName?',
                    'closedAt?',
                  ]}
                />
              </Stack>
            </FactSheet>
            <Lines key={id} id={String(id)} isOpen={status === 'OPEN'} />
          </>
        )}
      </WithRecord>
      <Paper sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <RecordHistory />
      </Paper>
    </ShowPage>
  )
}
