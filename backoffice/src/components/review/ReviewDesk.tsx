import { Box, Paper, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { barHeight } from '../../theme/tokens'

export const Column = ({ children }: { children: ReactNode }) => (
  <Paper
    sx={{
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      minWidth: 0,
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Paper>
)

interface ReviewDeskProps {
  bar?: ReactNode
  children: ReactNode
}

export const ReviewDesk = ({ bar, children }: ReviewDeskProps) => (
  <Stack spacing={1} sx={{ height: `calc(100dvh - ${barHeight}px - 24px)` }}>
    {bar}
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        flex: 1,
        minHeight: 0,
        gridTemplateColumns: {
          xs: '160px minmax(0, 1fr) 232px',
          lg: '220px minmax(0, 1fr) 300px',
        },
        gridTemplateRows: 'minmax(0, 1fr)',
      }}
    >
      {children}
    </Box>
  </Stack>
)

interface OpenFileProps {
  header: ReactNode
  facts: ReactNode
  papers: ReactNode
}

/** What was typed stands beside the papers that prove it. */
export const OpenFile = ({ header, facts, papers }: OpenFileProps) => (
  <Column>
    <Stack spacing={1} sx={{ p: 1.5, flex: 1, minHeight: 0 }}>
      {header}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          gap: 1.5,
          flexDirection: { xs: 'column', lg: 'row' },
        }}
      >
        <Box sx={{ width: { lg: 240 }, maxHeight: { xs: '38%', lg: 'none' }, overflowY: 'auto' }}>
          {facts}
        </Box>
        {papers}
      </Box>
    </Stack>
  </Column>
)
