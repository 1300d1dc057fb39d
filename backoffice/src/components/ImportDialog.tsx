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
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ChooseFileButton } from './ChooseFileButton'
import { DropArea } from './DropArea'
import { RefusalAlert } from './RefusalAlert'
import type { CommandRefusal } from './useCommand'
import { useBack } from './useUnsaved'

/** Fields of the form beside the file. */
type FormTexts = Readonly<Record<string, string>>

const uploadOf = (file: File, texts: FormTexts = {}): FormData => {
  const upload = new FormData()
  upload.set('file', file)
  for (const [name, text] of Object.entries(texts)) upload.set(name, text)
  return upload
}

interface Chosen {
  file: File
  upload: FormData
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
  /** Asks what else is to be sent with the file; begins anew with each file. */
  more?: (send: (texts: FormTexts) => void) => ReactNode
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
  more,
  children,
  onClose,
}: ImportDialogProps<Answer>) => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [filesChosen, setFilesChosen] = useState(0)
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
    setFilesChosen((count) => count + 1)
    setChosen({ file, upload: uploadOf(file) })
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
            <DropArea onDrop={choose}>
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <ChooseFileButton
                  autoFocus
                  label={translate(`${words}.choose`)}
                  icon={<UploadIcon />}
                  accept={accept}
                  onChoose={choose}
                />
                <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                  {chosen?.file.name ?? translate('dropHere')}
                </Box>
              </Stack>
            </DropArea>
            <RefusalAlert refusal={refusal} />
            {chosen && more && (
              <Fragment key={filesChosen}>
                {more((texts) => setChosen({ ...chosen, upload: uploadOf(chosen.file, texts) }))}
              </Fragment>
            )}
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
