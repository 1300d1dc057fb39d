import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ChooseFileButton } from './ChooseFileButton'
import { RefusalAlert } from './RefusalAlert'
import type { CommandRefusal } from './useCommand'
import { useBack } from './useUnsaved'

const uploadOf = (file: File): FormData => {
  const upload = new FormData()
  upload.set('file', file)
  return upload
}

interface ImportDialogProps<Answer> {
  /** Prefix of `title`, `explain`, `choose`, `submit`. */
  words: string
  /** As an input's; workbooks alone unless given. */
  accept?: string
  /** Null when the server refuses. */
  send: (upload: FormData) => Promise<Answer | null>
  isRunning: boolean
  refusal: CommandRefusal | null
  clearRefusal: () => void
  children: (answer: Answer) => ReactNode
  onClose: () => void
}

/** Shows a result per row. */
export const ImportDialog = <Answer,>({
  words,
  accept = '.xlsx',
  send,
  isRunning,
  refusal,
  clearRefusal,
  children,
  onClose,
}: ImportDialogProps<Answer>) => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<{ name: string; upload: FormData } | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const leave = () => {
    if (!isRunning) onClose()
  }
  useBack(leave)
  // the focused button is gone
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [answer])

  const choose = (file: File) => {
    clearRefusal()
    setChosen({ name: file.name, upload: uploadOf(file) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setAnswer(await send(chosen.upload))
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth={answer ? 'md' : 'sm'}
      onClose={leave}
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle variant="h1">{translate(`${words}.title`)}</DialogTitle>
      <DialogContent>
        {answer ? (
          children(answer)
        ) : (
          <Stack spacing={2}>
            <Typography>{translate(`${words}.explain`)}</Typography>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <ChooseFileButton
                autoFocus
                label={translate(`${words}.choose`)}
                icon={<UploadIcon />}
                accept={accept}
                onChoose={choose}
              />
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {chosen?.name}
              </Box>
            </Stack>
            <RefusalAlert refusal={refusal} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        {answer ? (
          <Button ref={close} color="inherit" onClick={onClose}>
            {translate('ra.action.close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" disabled={isRunning} onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              disabled={isRunning || !chosen}
              startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
            >
              {translate(`${words}.submit`)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
