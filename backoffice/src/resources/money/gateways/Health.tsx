import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Missing } from '../../../components/RialField'
import { formatNumber } from '../../../lib/format'

const badFrom = 0.2

/** Unanswered in the last hour. */
export const Health = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record?.answersLastHour) return <Missing />
  const { answersLastHour: all, failuresLastHour: failed } = record
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: failed / all >= badFrom ? 'error.main' : 'inherit' }}
    >
      {translate('gateways.failures', { failed: formatNumber(failed), all: formatNumber(all) })}
    </Typography>
  )
}
