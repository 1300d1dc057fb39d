import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { getAt } from '../lib/get'

export const Rials = ({ value, hideUnit }: { value: number | null; hideUnit?: boolean }) => {
  const translate = useTranslate()
  if (value === null) return <Missing />
  return (
    <Box component="bdi" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatNumber(value)}
      {!hideUnit && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {' '}
          {translate('unit.rial')}
        </Typography>
      )}
    </Box>
  )
}

export const Missing = () => (
  <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
    –
  </Box>
)

export const RialField = ({ source, hideUnit }: { source: string; hideUnit?: boolean }) => {
  const value = getAt(useRecordContext(), source)
  return <Rials value={typeof value === 'number' ? value : null} hideUnit={hideUnit} />
}
