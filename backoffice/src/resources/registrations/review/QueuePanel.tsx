import LockIcon from '@mui/icons-material/LockOutlined'
import { Box, Typography } from '@mui/material'
import { steps } from '@kasbeno/api/contracts/registration'
import { useEffect, useRef } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { formatCode, formatNumber } from '../../../lib/format'
import { relativeTime } from '../../../lib/jalali'
import { registrationName, reviewPath, statusOf, type RegistrationRow } from '../registration'

interface QueuePanelProps {
  rows: RegistrationRow[]
  total: number
  currentId: string
  isFree: (row: RegistrationRow) => boolean
}

const Row = ({
  row,
  isHere,
  isFree,
}: {
  row: RegistrationRow
  isHere: boolean
  isFree: boolean
}) => {
  const translate = useTranslate()
  const item = useRef<HTMLLIElement>(null)
  const pending = steps.filter((step) => statusOf(row, step) === 'PENDING')
  const waiting = [
    row.waitingSince ? relativeTime(row.waitingSince) : '',
    pending.map((step) => translate(`review.step.${step}`)).join(translate('list.and')),
  ].join(' · ')
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  return (
    <Box component="li" ref={item}>
      <Box
        component={LinkBase}
        to={reviewPath(row.id)}
        aria-current={isHere ? 'true' : undefined}
        sx={{
          'display': 'block',
          'px': 1.5,
          'py': 0.75,
          'textDecoration': 'none',
          'color': 'text.primary',
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
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: isHere ? 700 : 400 }}>
            {registrationName(row)}
          </Typography>
          {!isFree && (
            <LockIcon titleAccess={row.claimedBy?.name} sx={{ fontSize: 14 }} color="disabled" />
          )}
        </Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }} noWrap>
          {isFree ? waiting : translate('review.heldBy', { name: row.claimedBy?.name })}
        </Typography>
      </Box>
    </Box>
  )
}

/** The files that wait, oldest first. */
export const QueuePanel = ({ rows, total, currentId, isFree }: QueuePanelProps) => {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('review.queue')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}
    >
      <Typography variant="h3" sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        {translate('review.queue')}{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {formatCode(translate('list.count', { count: formatNumber(total) }))}
        </Typography>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', flex: 1 }}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isHere={String(row.id) === currentId} isFree={isFree(row)} />
        ))}
      </Box>
    </Box>
  )
}
