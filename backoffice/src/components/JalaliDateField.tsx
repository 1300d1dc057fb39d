import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { getAt } from '../lib/get'
import { jalaliDate, jalaliSeconds, jalaliTime, relativeTime } from '../lib/jalali'
import { Missing } from './RialField'

interface Look {
  /** Shows `HH:mm |` in front of the date. */
  withTime?: boolean
  /** Shows `HH:mm:ss |` in front of the date. */
  withSeconds?: boolean
  /** Adds how far it is from now, for due dates and waiting times. */
  withRelative?: boolean
}

interface DateProps extends Look {
  value: string | null
}

export const JalaliDate = ({ value, withTime, withSeconds, withRelative }: DateProps) => {
  if (!value) return <Missing />
  const said = withSeconds ? jalaliSeconds : withTime ? jalaliTime : jalaliDate
  return (
    <>
      <Box
        component="time"
        dateTime={value}
        dir="ltr"
        sx={{ unicodeBidi: 'isolate', whiteSpace: 'nowrap' }}
      >
        {said(value)}
      </Box>
      {withRelative && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {' '}
          {relativeTime(value)}
        </Typography>
      )}
    </>
  )
}

export const JalaliDateField = ({ source, ...look }: Look & { source: string }) => {
  const value = getAt(useRecordContext(), source)
  return <JalaliDate value={typeof value === 'string' ? value : null} {...look} />
}
