import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { FaultFence, useFormFaults } from './formFaults'
import { useUnsaved } from './useUnsaved'

interface FormDialogProps {
  /** Dictionary keys. */
  title: string
  explain?: string
  submit: string
  /** Values for the placeholders of title and explanation. */
  words?: Record<string, string>
  color?: 'primary' | 'error'
  isRunning: boolean
  isIncomplete?: boolean
  /** Where there is nothing to fill in, Enter answers. */
  isSubmitFocused?: boolean
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** The label of a first field stands above its edge, and is cut where the content begins with it. */
const roomForLabel = { '.MuiDialogTitle-root + &.MuiDialogContent-root': { pt: 1.5 } }

/**
 * A question with its answer's button; it cannot be pressed twice, nor closed while it runs, and asks
 * before what was filled in is lost.
 */
export const FormDialog = (props: FormDialogProps) => {
  const { isRunning, onClose, words, color = 'primary' } = props
  const translate = useTranslate()
  const { hasFaults, tell } = useFormFaults()
  const { formProps, leave } = useUnsaved(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasFaults && !isRunning) props.onSubmit()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={isRunning ? undefined : leave}
      slotProps={{ paper: { component: 'form', onSubmit: submit, ...formProps } as object }}
    >
      <DialogTitle variant="h1">{translate(props.title, words)}</DialogTitle>
      <DialogContent sx={roomForLabel}>
        <Stack spacing={2}>
          {props.explain && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              {translate(props.explain, words)}
            </Typography>
          )}
          <FaultFence tell={tell}>{props.children}</FaultFence>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={color}
          disabled={isRunning || props.isIncomplete || hasFaults}
          autoFocus={props.isSubmitFocused}
          startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {translate(props.submit)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
