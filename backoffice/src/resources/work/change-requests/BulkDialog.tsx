import { changeWords, type BulkDecision } from '@kasbeno/api/contracts/change_requests'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import type { RowOf } from '../../../providers/contract'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { useCommand } from '../../../components/useCommand'
import { useBack } from '../../../components/useUnsaved'
import { formatCode, formatNumber } from '../../../lib/format'
import type { BulkVerb } from './BulkBar'

interface BulkDialogProps {
  verb: BulkVerb
  of: readonly RowOf<'change-requests'>[]
  /** Gets the ids of those that could not be decided. */
  onDecided: (failed: readonly string[]) => void
  onClose: () => void
}

const hasFailed = (result: BulkDecision) => 'error' in result

interface ResultsProps {
  of: readonly RowOf<'change-requests'>[]
  results: readonly BulkDecision[]
  onClose: () => void
}

/** What became of each; what was not done is read first. */
const Results = ({ of, results, onClose }: ResultsProps) => {
  const translate = useTranslate()
  const failed = results.filter(hasFailed)
  useBack(onClose)
  const nameOf = (wanted: string) => {
    const request = of.find(({ id }) => id === wanted)
    const what = request && changeWords[`${request.kind}:${request.action}`]
    return `${what ?? ''}: ${request?.subject.title ?? ''}`
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle variant="h1">{translate('changeRequests.results')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity={failed.length > 0 ? 'warning' : 'success'}>
            {translate('changeRequests.succeeded', {
              done: formatNumber(results.length - failed.length),
              count: formatNumber(results.length),
            })}
          </Alert>
          <SubTable
            label="changeRequests.results"
            rows={results.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))}
            rowKey={({ id }) => id}
            columns={[
              {
                label: 'changeRequests.what',
                render: ({ id }) => <bdi>{formatCode(nameOf(id))}</bdi>,
              },
              {
                label: 'changeRequests.result',
                render: (result) =>
                  'error' in result ? (
                    result.error.message
                  ) : (
                    <Status of="approval" value={result.status} />
                  ),
              },
            ]}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export const BulkDialog = ({ verb, of, onDecided, onClose }: BulkDialogProps) => {
  const [reason, setReason] = useState('')
  const [results, setResults] = useState<readonly BulkDecision[] | null>(null)
  const { run, isRunning, refusal } = useCommand<
    '/api/admin/change-requests/bulk/approve' | '/api/admin/change-requests/bulk/reject'
  >()
  const why = reason.trim()
  const submit = async () => {
    const ids = of.map(({ id }) => id)
    const answer = await run(`change-requests/bulk/${verb}`, why ? { ids, reason: why } : { ids })
    if (!answer) return
    setResults(answer.results)
    onDecided(answer.results.filter(hasFailed).map(({ id }) => id))
  }
  if (results) return <Results of={of} results={results} onClose={onClose} />
  return (
    <FormDialog
      title={`commands.${verb}Changes.label`}
      explain={`commands.${verb}Changes.explain`}
      submit={`commands.${verb}Change.label`}
      words={{ count: formatNumber(of.length) }}
      color={verb === 'reject' ? 'error' : 'primary'}
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['reason']}
      isIncomplete={verb === 'reject' && !why}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ReasonField
        autoFocus
        isOptional={verb === 'approve'}
        value={reason}
        onChange={setReason}
        error={refusal?.fields.reason}
      />
    </FormDialog>
  )
}
