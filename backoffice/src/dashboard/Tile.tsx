import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'

interface TileProps {
  label: string
  children: ReactNode
  note?: ReactNode
  to: string
  isUrgent?: boolean
}

export const Tile = ({ label, children, note, to, isUrgent }: TileProps) => (
  <Paper
    component={LinkBase}
    to={to}
    sx={{
      'display': 'flex',
      'flexDirection': 'column',
      'py': 1.25,
      'px': 1.5,
      'border': 1,
      'borderColor': 'divider',
      'textDecoration': 'none',
      'color': 'text.primary',
      'position': 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 10,
        insetInlineStart: 0,
        width: 4,
        borderRadius: 2,
        bgcolor: isUrgent ? 'primary.main' : 'divider',
      },
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    {/* Aligns figures below the longest name. */}
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', flexGrow: 1 }}>
      {label}
    </Typography>
    <Box sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.6 }}>{children}</Box>
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', minHeight: 18 }}>
      {note}
    </Typography>
  </Paper>
)

interface TilesProps {
  title: string
  /** For amounts to the rial. */
  wide?: boolean
  children: ReactNode
}

export const Tiles = ({ title, wide, children }: TilesProps) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${wide ? 250 : 150}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  </Box>
)
