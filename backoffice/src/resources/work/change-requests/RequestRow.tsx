import LockIcon from '@mui/icons-material/LockOutlined'
import { changeWords } from '@kasbeno/api/contracts/change_requests'
import { Box, Checkbox, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Rials } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import type { RowOf } from '../../../providers/contract'
import { QueueRow } from '../../../components/review/QueuePanel'
import { formatCode } from '../../../lib/format'
import { relativeTime } from '../../../lib/jalali'
import { showPath } from '../../../providers/dataProvider'
import { useSubjectTitle } from './useSubjectTitle'

interface RequestRowProps {
  row: RowOf<'change-requests'>
  isHere: boolean
  isPicked: boolean
  onToggle: () => void
}

/** With a lock and reason where undecidable. */
export const RequestRow = ({ row, isHere, isPicked, onToggle }: RequestRowProps) => {
  const translate = useTranslate()
  const title = useSubjectTitle(row)
  const { id, kind, action, amount, askedByName, askedAt, status, mayDecide, whyNot } = row
  const what = changeWords[`${kind}:${action}`] ?? ''
  return (
    <QueueRow
      to={showPath('change-requests', id)}
      isHere={isHere}
      start={
        <Checkbox
          size="small"
          checked={isPicked && mayDecide}
          disabled={!mayDecide}
          onChange={onToggle}
          slotProps={{
            input: { 'aria-label': translate('changeRequests.select', { name: title }) },
          }}
          sx={{ mt: 0.5 }}
        />
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: isHere ? 700 : 500 }}>
          {what}
        </Typography>
        {amount !== null && (
          <Typography variant="body2" noWrap>
            <Rials value={amount} />
          </Typography>
        )}
      </Box>
      <Typography variant="body2" noWrap>
        <bdi>{formatCode(title)}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="caption" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
          {translate('changeRequests.by', { who: askedByName, when: relativeTime(askedAt) })}
        </Typography>
        {status !== 'PENDING' && (
          <Typography variant="caption" component="div">
            <Status of="approval" value={status} />
          </Typography>
        )}
      </Box>
      {whyNot && (
        <Typography
          variant="caption"
          component="div"
          sx={{ display: 'flex', gap: 0.5, color: 'text.secondary' }}
        >
          <LockIcon sx={{ fontSize: 14, mt: 0.25 }} />
          {whyNot}
        </Typography>
      )}
    </QueueRow>
  )
}
