import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Missing } from '../../../components/RialField'
import { formatNumber } from '../../../lib/format'

/** From this share of silence on a bank is worth a call. */
const badFrom = 0.2

/** How many of the last hour's questions the bank left open. */
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
