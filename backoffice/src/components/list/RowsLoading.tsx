import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'

const rows = 14
const rowHeight = 40

/** Rows before they are there, in their height: what comes moves nothing. */
export const RowsLoading = () => {
  const translate = useTranslate()
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={{ px: 2, overflow: 'hidden' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            height: rowHeight,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {[3, 2, 2, 1].map((share, column) => (
            <Skeleton key={column} variant="text" sx={{ flex: share }} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
