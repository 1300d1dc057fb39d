import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { RecordLink } from '../../../components/RecordLink'
import { formatCode, formatNumber } from '../../../lib/format'
import type { RunDetail } from './run'

/** Runs that want an invoice of this one too. */
export const AlsoIn = ({ runs }: { runs: RunDetail['alsoIn'] }) => {
  const translate = useTranslate()
  return (
    <Stack spacing={1}>
      {runs.map(({ id, number, status, invoices, externalIds }) => (
        <Alert key={id} severity="warning">
          {translate(`settlement.alsoIn.${externalIds ? 'named' : 'counted'}`, {
            count: formatNumber(invoices),
            names: formatCode(externalIds ?? ''),
            status: translate(`enums.run.${status}`),
          })}{' '}
          <RecordLink resource="settlement-runs" id={id}>
            {translate('settlement.toRun', { number: formatNumber(number) })}
          </RecordLink>
        </Alert>
      ))}
    </Stack>
  )
}
