import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import type { AnsweredLine } from '@kasbeno/api/contracts/settlement'
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
import { type FormEvent, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useCommand } from '../../components/useCommand'
import { ResultAnswers } from './ResultAnswers'
import { runPath, type RunsPath } from './run'

/** A file of one choice travels as one body: what was sent twice by accident counts once. */
const uploadOf = (file: File): FormData => {
  const upload = new FormData()
  upload.set('file', file)
  return upload
}

export const ImportResultDialog = ({
  record,
  onClose,
}: {
  record: RaRecord
  onClose: () => void
}) => {
  const translate = useTranslate()
  const { run, isRunning, refusal, clearRefusal } = useCommand<`${RunsPath}/{id}/result`>()
  const [chosen, setChosen] = useState<{ name: string; upload: FormData } | null>(null)
  const [answers, setAnswers] = useState<AnsweredLine[] | null>(null)
  const said = refusal && (Object.values(refusal.fields)[0] ?? refusal.message)

  const choose = (file: File | undefined) => {
    if (!file) return
    clearRefusal()
    setChosen({ name: file.name, upload: uploadOf(file) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    const answer = await run(`${runPath(record)}/result`, chosen.upload)
    if (answer) setAnswers(answer.answers)
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth={answers ? 'md' : 'sm'}
      onClose={isRunning ? undefined : onClose}
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle variant="h1">{translate('settlement.import.title')}</DialogTitle>
      <DialogContent>
        {answers ? (
          <ResultAnswers answers={answers} />
        ) : (
          <Stack spacing={2}>
            <Typography>{translate('settlement.import.explain')}</Typography>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Button
                component="label"
                variant="outlined"
                startIcon={<UploadIcon />}
                sx={{ flexShrink: 0 }}
              >
                {translate('settlement.import.choose')}
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
          {translate(answers ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!answers && (
          <Button
            type="submit"
            variant="contained"
            disabled={isRunning || !chosen}
            startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {translate('settlement.import.submit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
