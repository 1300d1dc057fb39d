import {
  Alert,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FaultFence, useFormFaults } from '../components/formFaults'
import { JalaliDate } from '../components/JalaliDateField'
import { useBack } from '../components/useUnsaved'
import { WholeNumberInput } from '../components/WholeNumberInput'
import { tehranDay } from '../lib/jalali'
import { useAdvanceClock, type useDemoClock } from './useDemoClock'

const daysMax = 800
const daysOffered = [1, 7, 30, 60]
const msPerDay = 86_400_000

const dayAfter = (day: string, days: number) =>
  tehranDay(new Date(Date.parse(`${day}T12:00:00+03:30`) + days * msPerDay))

interface DialogProps {
  clock: NonNullable<ReturnType<typeof useDemoClock>>
  onClose: () => void
}

export default function DemoClockDialog({ clock, onClose }: DialogProps) {
  const { today, work } = clock
  const translate = useTranslate()
  const notify = useNotify()
  const [days, setDays] = useState(1)
  const { hasFaults, report } = useFormFaults()
  const { mutate, isPending, error } = useAdvanceClock()
  const leave = () => {
    if (!isPending) onClose()
  }
  useBack(leave)
  const isPossible = days >= 1 && days <= daysMax && !hasFaults

  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(days, {
      onSuccess: (isDone) => {
        notify(isDone ? 'demo.advanced' : 'demo.stillRunning', {
          type: isDone ? 'success' : 'info',
        })
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={leave}
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle variant="h1">{translate('demo.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{translate('demo.explain')}</Typography>
          <Stack direction="row" spacing={1}>
            {daysOffered.map((offered) => (
              <Chip
                key={offered}
                label={translate('demo.days', { days: offered })}
                color={offered === days ? 'primary' : 'default'}
                disabled={isPending}
                onClick={() => setDays(offered)}
              />
            ))}
          </Stack>
          <FaultFence report={report}>
            <WholeNumberInput
              autoFocus
              label={translate('demo.howMany')}
              value={days || null}
              disabled={isPending}
              onChange={(typed) => setDays(typed ?? 0)}
            />
          </FaultFence>
          {isPossible ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('demo.from')} <JalaliDate value={today} /> {translate('demo.to')}{' '}
              <JalaliDate value={dayAfter(today, days)} />
            </Typography>
          ) : (
            <Alert severity="error">{translate('demo.outOfReach', { days: daysMax })}</Alert>
          )}
          {(isPending || work) && (
            <Stack spacing={1} role="status">
              <Typography variant="body2">
                {work ? translate(work.text, work.counts) : translate('demo.running')}
              </Typography>
              <LinearProgress />
            </Stack>
          )}
          {error && (
            <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={isPending || work !== undefined || !isPossible}
        >
          {translate('demo.advance')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
