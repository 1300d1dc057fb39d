import LockIcon from '@mui/icons-material/LockOutlined'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { LinkBase, useTranslate, type Identifier } from 'react-admin'
import { formatCode, formatNumber } from '../../lib/format'

export interface QueuedFile {
  id: Identifier
  name: string
  /** Since when, for what. */
  waiting: string
  to: string
  heldBy?: string | null
}

interface QueuePanelProps {
  files: QueuedFile[]
  total: number
  currentId: string
}

interface QueueRowProps {
  to: string
  isHere: boolean
  /** What stands before the link. */
  start?: ReactNode
  children: ReactNode
}

export const QueueRow = ({ to, isHere, start, children }: QueueRowProps) => {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  return (
    <Box
      component="li"
      ref={item}
      sx={{
        'display': 'flex',
        'alignItems': 'flex-start',
        'borderBottom': 1,
        'borderColor': 'divider',
        'position': 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 3,
          bgcolor: isHere ? 'primary.main' : 'transparent',
        },
        'bgcolor': isHere ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {start}
      <Box
        component={LinkBase}
        to={to}
        aria-current={isHere ? 'true' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1.5,
          py: 0.75,
          textDecoration: 'none',
          color: 'text.primary',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

const Row = ({ file, isHere }: { file: QueuedFile; isHere: boolean }) => {
  const translate = useTranslate()
  const { name, waiting, to, heldBy = null } = file
  return (
    <QueueRow to={to} isHere={isHere}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: isHere ? 700 : 400 }}>
          {name}
        </Typography>
        {heldBy !== null && (
          <LockIcon titleAccess={heldBy} sx={{ fontSize: 14 }} color="disabled" />
        )}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }} noWrap>
        {heldBy === null ? waiting : translate('review.heldBy', { name: heldBy })}
      </Typography>
    </QueueRow>
  )
}

/** The files that wait, oldest first, and which of them is open. */
export const QueuePanel = ({ files, total, currentId }: QueuePanelProps) => {
  const translate = useTranslate()
  const here = files.findIndex(({ id }) => String(id) === currentId)
  const count = formatNumber(total)
  return (
    <Box
      component="nav"
      aria-label={translate('review.queue')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}
    >
      <Typography variant="h3" sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        {translate('review.queue')}{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {here === -1
            ? formatCode(translate('list.count', { count }))
            : translate('action.placeOf', { place: formatNumber(here + 1), count })}
        </Typography>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', flex: 1 }}>
        {files.map((file) => (
          <Row key={file.id} file={file} isHere={String(file.id) === currentId} />
        ))}
      </Box>
    </Box>
  )
}
