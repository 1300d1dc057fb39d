import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'

/** How high the limit may go, and what goes higher. */
export const Ceiling = () => {
  const translate = useTranslate()
  const line = useRecordContext<RecordOf<'credit-lines'>>()
  if (!line) return null
  const { ceiling } = line
  const words = { ceiling: formatNumber(ceiling ?? 0) }
  return (
    <Alert severity="info">
      {translate(`creditLines.ceiling.${ceiling === null ? 'none' : 'package'}`, words)}
    </Alert>
  )
}
