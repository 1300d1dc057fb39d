import { isolated } from '@kasbeno/api/contracts/digits'
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
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { formatCode } from '../lib/format'
import { isHeld } from '../lib/heldKeys'
import { FaultFence, useFormFaults } from './formFaults'
import { RefusalAlert } from './RefusalAlert'
import type { CommandRefusal } from './useCommand'
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
  isSubmitFocused?: boolean
  /** For lists of reasons. */
  isRoomy?: boolean
  /** For a text of pages. */
  isWide?: boolean
  /** What the server has against it. */
  refusal?: CommandRefusal | null
  /** Those showing their own error. */
  shownFields?: readonly string[]
  onSubmit: () => void
  onClose: () => void
  /** Keys of the form's own. */
  onKeyDown?: (event: KeyboardEvent) => void
  children?: ReactNode
}

/** A first field's label would be cut. */
const roomForLabel = { '.MuiDialogTitle-root + &.MuiDialogContent-root': { pt: 1.5 } }

const widthOf = ({ isWide, isRoomy }: FormDialogProps) => (isWide ? 'md' : isRoomy ? 'sm' : 'xs')

/** Numbers of invoices and cards keep their direction within a sentence. */
const wordIn = (word: string) =>
  /\p{Script=Arabic}/u.test(word) ? formatCode(word) : isolated(word)

const refusedField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')

/** A disabled button loses focus; it returns after the answer, unless a field was refused. */
const useAnswerInFocus = (isRunning: boolean) => {
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = answer.current?.form
    if (isRunning || !form) return
    const field = refusedField(form)
    if (field) {
      field.focus()
      document
        .getElementById(field.getAttribute('aria-describedby') ?? '')
        ?.scrollIntoView({ block: 'nearest' })
    } else if (!form.contains(document.activeElement)) answer.current?.focus()
  }, [isRunning])
  return answer
}

/** Cannot be submitted twice or closed while running; asks before input is lost. */
export const FormDialog = (props: FormDialogProps) => {
  const { isRunning, onClose, color = 'primary', refusal = null } = props
  const { isSubmitFocused = !props.children } = props
  const translate = useTranslate()
  const { hasFaults, report } = useFormFaults()
  const { formProps, leave } = useUnsaved(onClose, isRunning)
  const answer = useAnswerInFocus(isRunning)
  const words = Object.fromEntries(
    Object.entries(props.words ?? {}).map(([name, word]) => [name, wordIn(word)])
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasFaults && !isRunning) props.onSubmit()
  }
  // Enter belongs to multi-line fields
  const onKeyDown = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSent || isHeld(event.nativeEvent)) return
    event.preventDefault()
    answer.current?.click()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth={widthOf(props)}
      onClose={leave}
      onKeyDown={onKeyDown}
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
          <FaultFence report={report}>{props.children}</FaultFence>
          <RefusalAlert refusal={refusal} shownFields={props.shownFields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          ref={answer}
          type="submit"
          variant="contained"
          color={color}
          disabled={isRunning || props.isIncomplete || hasFaults}
          autoFocus={isSubmitFocused}
          startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {translate(props.submit)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
