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
import { type FormEvent, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { Status } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'
import { useCommand } from '../../components/useCommand'
import { formatCode } from '../../lib/format'
import { runPath, type AnsweredLine } from './run'

/** What did not fit is read first; of thousands of recorded lines nobody reads each. */
const answersShown = 200
const worthReading = (answers: AnsweredLine[]) =>
  answers
    .toSorted((a, b) => Number(a.answer === 'RECORDED') - Number(b.answer === 'RECORDED'))
    .slice(0, answersShown)

const Answers = ({ answers }: { answers: AnsweredLine[] }) => (
  <SubTable
    label="settlement.import.answers"
    rows={worthReading(answers)}
    rowKey={({ paymentId }, index) => `${paymentId}-${index}`}
    columns={[
      {
        label: 'resources.payouts.fields.paymentId',
        render: ({ paymentId }) => <bdi>{formatCode(paymentId)}</bdi>,
      },
      {
        label: 'settlement.import.answer',
        render: ({ answer }) => <Status of="resultAnswer" value={answer} />,
      },
    ]}
  />
)

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
  const { run, isRunning, refusal, clearRefusal } = useCommand<{ answers: AnsweredLine[] }>()
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
      maxWidth="sm"
      onClose={isRunning ? undefined : onClose}
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle variant="h1">{translate('settlement.import.title')}</DialogTitle>
      <DialogContent>
        {answers ? (
          <Answers answers={answers} />
        ) : (
          <Stack spacing={2}>
            <Typography>{translate('settlement.import.explain')}</Typography>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Button component="label" variant="outlined" startIcon={<UploadIcon />}>
                {translate('settlement.import.choose')}
                <Box
                  component="input"
                  type="file"
                  accept=".xlsx"
                  sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
                  onChange={({ target }) => choose(target.files?.[0])}
                />
              </Button>
              <bdi>{chosen?.name}</bdi>
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
