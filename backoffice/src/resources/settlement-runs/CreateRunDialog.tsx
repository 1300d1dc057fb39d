import type { RunKind } from '@kasbeno/api/contracts/settlement'
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { JalaliDateInput } from '../../components/JalaliDateInput'
import { useCommand } from '../../components/useCommand'
import { showPath } from '../../providers/dataProvider'
import { runsPath } from './run'

/** Makes a preview and opens it. A discount takes all that will mature, so it asks for no day. */
export const CreateRunDialog = ({ kind, onClose }: { kind: RunKind; onClose: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning, refusal } = useCommand<{ id: string }>()
  const [upTo, setUpTo] = useState<string | null>(null)
  const said = refusal && (refusal.fields.upTo ?? refusal.message)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await run(runsPath(kind), upTo ? { upTo } : {})
    if (made) await navigate(showPath('settlement-runs', made.id))
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={isRunning ? undefined : onClose}
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle variant="h1">{translate(`settlement.create.${kind}.title`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            {translate(`settlement.create.${kind}.explain`)}
          </Typography>
          {kind === 'MATURITY' && (
            <JalaliDateInput
              label={translate('settlement.create.upTo')}
              value={upTo}
              onChange={setUpTo}
            />
          )}
          {said && <Alert severity="error">{translate(said, { _: said })}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isRunning}
          startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {translate('settlement.create.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
