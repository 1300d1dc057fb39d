import { limits } from '@kasbeno/api/contracts/limits'
import type { Step } from '@kasbeno/api/contracts/registration'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useUnsaved } from '../../../components/useUnsaved'
import { formatNumber } from '../../../lib/format'
import { rejectionReasons } from './reasons'

interface RejectDialogProps {
  step: Step
  isRunning: boolean
  refusal: string | null
  /** Gets one reason a line, as the owner will read them. */
  onReject: (rejectionReason: string) => void
  onClose: () => void
}

/** Reasons by mouse or by their number, and words of one's own; Ctrl+Enter sends. */
export const RejectDialog = ({
  step,
  isRunning,
  refusal,
  onReject,
  onClose,
}: RejectDialogProps) => {
  const translate = useTranslate()
  const { formProps, leave } = useUnsaved(onClose, isRunning)
  const reasons = rejectionReasons[step]
  const [chosen, setChosen] = useState<string[]>([])
  const [words, setWords] = useState('')
  const toggle = (reason: string) =>
    setChosen(
      chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason]
    )
  const lines = [
    ...reasons
      .filter((reason) => chosen.includes(reason))
      .map((reason) => translate(`review.reasons.${step}.${reason}`)),
    ...(words.trim() ? [words.trim()] : []),
  ]
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (lines.length > 0 && !isRunning) onReject(lines.join('\n'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return send(event)
    if (event.target instanceof HTMLTextAreaElement) return
    const reason = reasons[Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]) - 1]
    if (!reason) return
    event.preventDefault()
    toggle(reason)
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={leave}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { component: 'form', onSubmit: send, ...formProps } as object }}
    >
      <DialogTitle variant="h1">{translate(`review.rejectTitle.${step}`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormGroup>
            {reasons.map((reason, index) => (
              <FormControlLabel
                key={reason}
                control={
                  <Checkbox
                    size="small"
                    autoFocus={index === 0}
                    checked={chosen.includes(reason)}
                    onChange={() => toggle(reason)}
                  />
                }
                label={`${formatNumber(index + 1)}. ${translate(`review.reasons.${step}.${reason}`)}`}
              />
            ))}
          </FormGroup>
          <TextField
            multiline
            minRows={2}
            label={translate('review.otherReason')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            helperText={translate('review.reasonHint')}
            slotProps={{ htmlInput: { maxLength: limits.reason / 2 } }}
          />
          {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={isRunning || lines.length === 0}
        >
          {translate('review.reject')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
