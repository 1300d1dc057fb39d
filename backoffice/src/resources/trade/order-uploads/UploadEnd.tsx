import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { WithRecord } from '../../../components/WithRecord'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { jalaliDate } from '../../../lib/jalali'

const severities = {
  CHECKED: 'info',
  POSTING: 'info',
  DONE: 'success',
  STOPPED: 'warning',
} as const

/** What became of a file, and what to do with the rest of it. */
export const UploadEnd = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'order-uploads'>>>
      {({ status, counts, postedInvoices, linesDeletedAt }) => {
        const left = Object.values(counts).reduce((sum, count) => sum + count, 0)
        const word = status === 'DONE' && left > 0 ? 'doneWithRest' : status.toLowerCase()
        return (
          <>
            <Alert
              role="status"
              severity={status === 'DONE' && left > 0 ? 'warning' : severities[status]}
            >
              {translate(`orderUploads.ends.${word}`, {
                posted: formatNumber(postedInvoices ?? 0),
                left: formatNumber(left),
              })}
            </Alert>
            {linesDeletedAt && (
              <Alert severity="info">
                {translate('orderUploads.linesDeleted', { day: jalaliDate(linesDeletedAt) })}
              </Alert>
            )}
          </>
        )
      }}
    </WithRecord>
  )
}
