import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import { IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import {
  LinkBase,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '../lib/format'
import { useHotkeys } from '../lib/useHotkeys'
import { neighboursOf, noteOpened } from './list/rowOrder'

interface StepProps {
  label: string
  hotkey?: string
  to: string | null
  children: ReactNode
}

const Step = ({ label, hotkey, to, children }: StepProps) => {
  const name = useTranslate()(label)
  const title = hotkey ? `${name} (${hotkey})` : name
  return (
    <Tooltip title={to ? title : ''}>
      <span>
        <IconButton
          size="small"
          disabled={to === null}
          nativeButton={false}
          component={LinkBase}
          to={to ?? ''}
          aria-label={title}
          aria-keyshortcuts={hotkey}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}

export const BackStep = ({ to, label = 'action.back' }: { to: string; label?: string }) => {
  const navigate = useNavigate()
  useHotkeys({ KeyB: () => void navigate(to) })
  return (
    <Step label={label} hotkey="B" to={to}>
      <ArrowForwardIcon fontSize="small" />
    </Step>
  )
}

/** B returns to the originating list, J and K move in its order: from renewals, to the next renewal's line. */
export const RecordSteps = ({ hasKeys = true }: { hasKeys?: boolean }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const beside = record ? neighboursOf(resource, record.id) : null
  const [from, row] = [beside?.list ?? resource, beside?.id]
  useEffect(() => {
    if (row !== undefined) noteOpened(from, row)
  }, [from, row])
  const list = useCreatePath()({ resource: from, type: 'list' })
  const { next = null, previous = null } = beside ?? {}
  const go = (to: string | null) => () => to !== null && void navigate(to)
  useHotkeys({ KeyJ: go(next), KeyK: go(previous) }, { isEnabled: hasKeys })
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <BackStep to={list} label="action.backToList" />
      {beside && beside.count > 1 && (
        <>
          <Step label="action.nextRecord" hotkey={hasKeys ? 'J' : undefined} to={next}>
            <NextIcon fontSize="small" />
          </Step>
          <Step label="action.previousRecord" hotkey={hasKeys ? 'K' : undefined} to={previous}>
            <PreviousIcon fontSize="small" />
          </Step>
          <Typography variant="caption" sx={{ color: 'text.secondary', px: 0.5 }}>
            {translate('action.placeOf', {
              place: formatNumber(beside.place),
              count: formatNumber(beside.count),
            })}
          </Typography>
        </>
      )}
    </Stack>
  )
}
