import type { ChangeVerb } from '@kasbeno/api/contracts/change_requests'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { RowOf } from '../../../providers/contract'
import { formatNumber } from '../../../lib/format'
import { needsPapers } from './kinds'
import { BulkDialog } from './BulkDialog'

export type BulkVerb = Exclude<ChangeVerb, 'withdraw'>

interface BulkBarProps {
  chosen: readonly RowOf<'change-requests'>[]
  onPick: (ids: readonly string[]) => void
}

/** Failed ones stay selected. */
export const BulkBar = ({ chosen, onPick }: BulkBarProps) => {
  const translate = useTranslate()
  // The dialog outlives the list's rows.
  const [asked, setAsked] = useState<{
    verb: BulkVerb
    of: readonly RowOf<'change-requests'>[]
  } | null>(null)
  const count = formatNumber(chosen.length)
  const may = (verb: BulkVerb) => chosen.every(({ verbs }) => verbs.includes(verb))
  const hasPapers = chosen.some(needsPapers)
  return (
    <>
      {chosen.length > 0 && (
        <Stack
          role="toolbar"
          aria-label={translate('changeRequests.selected', { count })}
          spacing={0.5}
          sx={{ px: 1.5, py: 1, bgcolor: 'action.selected' }}
        >
          <Stack direction="row" sx={{ alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {translate('changeRequests.selected', { count })}
            </Typography>
            <Button size="small" color="inherit" onClick={() => onPick([])}>
              {translate('changeRequests.unselect')}
            </Button>
          </Stack>
          {hasPapers && (
            <Typography variant="caption" role="status">
              {translate('changeRequests.oneByOne')}
            </Typography>
          )}
          <Stack direction="row" spacing={1}>
            <Button
              variant="contained"
              startIcon={<CheckIcon />}
              disabled={!may('approve') || hasPapers}
              onClick={() => setAsked({ verb: 'approve', of: chosen })}
            >
              {translate('commands.approveChanges.label', { count })}
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<CloseIcon />}
              disabled={!may('reject')}
              onClick={() => setAsked({ verb: 'reject', of: chosen })}
            >
              {translate('commands.rejectChanges.label', { count })}
            </Button>
          </Stack>
        </Stack>
      )}
      {asked && (
        <BulkDialog
          {...asked}
          onDecided={(failed) => onPick(failed)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
