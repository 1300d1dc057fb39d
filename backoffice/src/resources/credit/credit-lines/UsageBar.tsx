import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { formatNumber } from '../../../lib/format'

const share = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0)

export const UsageBar = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const { limit = 0, used = 0, held = 0 } = record
  return (
    <Box
      role="img"
      aria-label={translate('creditLines.usage', {
        used: formatNumber(used),
        limit: formatNumber(limit),
      })}
      sx={{
        display: 'flex',
        height: 8,
        mb: 2,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ width: `${share(used, limit)}%`, bgcolor: 'primary.main' }} />
      <Box sx={{ width: `${share(held, limit)}%`, bgcolor: 'warning.main' }} />
    </Box>
  )
}
