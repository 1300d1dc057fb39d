import AutorenewIcon from '@mui/icons-material/Autorenew'
import BlockIcon from '@mui/icons-material/Block'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import CancelIcon from '@mui/icons-material/Cancel'
import HelpIcon from '@mui/icons-material/HelpOutlined'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import RemoveIcon from '@mui/icons-material/Remove'
import ScheduleIcon from '@mui/icons-material/Schedule'
import { Box } from '@mui/material'
import type { ComponentType } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { getAt } from '../lib/get'
import type { Sign } from '../manifests/looks'
import { signs, toneOf } from './statusLooks'
import { Missing } from './RialField'

const icons: Record<Sign, ComponentType<{ sx?: object }>> = {
  done: CheckCircleIcon,
  waiting: ScheduleIcon,
  refused: CancelIcon,
  blocked: BlockIcon,
  open: RadioButtonUncheckedIcon,
  moving: AutorenewIcon,
  unknown: HelpIcon,
  none: RemoveIcon,
}

export const Status = ({ of, value }: { of: string; value: unknown }) => {
  const translate = useTranslate()
  if (value === null || value === undefined) return <Missing />
  const sign = signs[of]?.[String(value)] ?? 'none'
  const Icon = icons[sign]
  const tone = toneOf[sign]
  return (
    <Box
      component="span"
      data-status={String(value)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
        color: tone === 'default' ? 'text.secondary' : `${tone}.main`,
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {translate(`enums.${of}.${String(value)}`)}
    </Box>
  )
}

export const StatusChip = ({ source, of }: { source: string; of: string }) => (
  <Status of={of} value={getAt(useRecordContext(), source)} />
)
