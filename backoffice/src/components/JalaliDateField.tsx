import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { getAt } from '../lib/get'
import { jalaliDate, jalaliTime, relativeTime } from '../lib/jalali'
import { Missing } from './RialField'

interface Look {
  /** Shows `HH:mm |` in front of the date. */
  withTime?: boolean
  /** Adds how far it is from now, for due dates and waiting times. */
  withRelative?: boolean
}

export const JalaliDate = ({ value, withTime, withRelative }: Look & { value: string | null }) => {
  if (!value) return <Missing />
  return (
    <>
      <Box component="time" dateTime={value} dir="ltr" sx={{ unicodeBidi: 'isolate' }}>
        {withTime ? jalaliTime(value) : jalaliDate(value)}
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
