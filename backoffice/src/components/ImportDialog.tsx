import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import {
  Alert,
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
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CommandRefusal } from './useCommand'

/** A file of one choice travels as one body: what was sent twice by accident counts once. */
const uploadOf = (file: File): FormData => {
  const upload = new FormData()
  upload.set('file', file)
  return upload
}

interface ImportDialogProps<Answer> {
  /** Where its words stand: `title`, `explain`, `choose` and `submit`. */
  words: string
  /** Null when the server refuses the file. */
  send: (upload: FormData) => Promise<Answer | null>
  isRunning: boolean
  refusal: CommandRefusal | null
  clearRefusal: () => void
  /** What became of the rows. */
  children: (answer: Answer) => ReactNode
  onClose: () => void
}

/** Sends a workbook that somebody else has filled in, and shows what became of each row. */
export const ImportDialog = <Answer,>({
  words,
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
  const said = refusal && (Object.values(refusal.fields)[0] ?? refusal.message)

  const choose = (file: File | undefined) => {
    if (!file) return
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
      onClose={isRunning ? undefined : onClose}
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
              <Button
                component="label"
                variant="outlined"
                startIcon={<UploadIcon />}
                sx={{ flexShrink: 0 }}
              >
                {translate(`${words}.choose`)}
                <Box
                  component="input"
                  type="file"
                  accept=".xlsx"
                  sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
                  onChange={({ target }) => {
                    choose(target.files?.[0])
                    // so that the same file, mended and saved, can be chosen once more
                    target.value = ''
                  }}
                />
              </Button>
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {chosen?.name}
              </Box>
            </Stack>
            {said && <Alert severity="error">{translate(said, { _: said })}</Alert>}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {translate(answer ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!answer && (
          <Button
            type="submit"
            variant="contained"
            disabled={isRunning || !chosen}
            startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {translate(`${words}.submit`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
