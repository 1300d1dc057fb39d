import { Paper, Skeleton, Stack } from '@mui/material'
import { barHeight } from '../../theme/tokens'

const rowsAtOnce = 12

/** A list before it is known how it opens: the shape of its header and its rows. */
export const ListSkeleton = () => (
  <Paper
    aria-busy
    sx={{
      height: `calc(100dvh - ${barHeight}px - 24px)`,
      border: 1,
      borderColor: 'divider',
      p: 1.5,
    }}
  >
    <Stack spacing={1}>
      <Skeleton variant="rounded" height={40} />
      {Array.from({ length: rowsAtOnce }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={32} />
      ))}
    </Stack>
  </Paper>
)
