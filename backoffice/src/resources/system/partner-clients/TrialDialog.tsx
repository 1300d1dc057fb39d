import type { WebhookTrial } from '@kasbeno/api/contracts/webhooks'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'
import { formatCode, formatNumber } from '../../../lib/format'

const Result = ({ trial }: { trial: WebhookTrial }) => {
  const translate = useTranslate()
  const { failure, responseStatus, responseExcerpt, durationMs } = trial
  return (
    <>
      <Alert severity={failure ? 'error' : 'success'}>
        {translate(failure ? `enums.webhookFailure.${failure}` : 'webhooks.trial.arrived')}
      </Alert>
      <Typography variant="body2">
        {responseStatus !== null &&
          `${translate('webhooks.attempt.status')}: ${formatCode(responseStatus)} · `}
        {`${translate('webhooks.attempt.duration')}: ${formatNumber(durationMs)}`}
      </Typography>
      {failure && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`webhooks.trial.advice.${failure}`)}
        </Typography>
      )}
      {responseExcerpt && (
        <Box
          component="pre"
          dir="ltr"
          sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {responseExcerpt}
        </Box>
      )}
    </>
  )
}

/** A test event with its answer. */
export default function TrialDialog({
  clientId,
  onClose,
}: {
  clientId: string
  onClose: () => void
}) {
  const { run, isRunning, refusal } = useCommand<'/api/admin/partner-clients/{id}/webhook/try'>()
  const [trial, setTrial] = useState<WebhookTrial | null>(null)
  const send = async () => {
    setTrial(null)
    setTrial(await run(`partner-clients/${clientId}/webhook/try`, {}))
  }
  return (
    <FormDialog
      title="webhooks.trial.title"
      explain="webhooks.trial.explain"
      submit={trial ? 'webhooks.trial.again' : 'webhooks.trial.label'}
      isRunning={isRunning}
      refusal={refusal}
      isSubmitFocused
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {trial && <Result trial={trial} />}
    </FormDialog>
  )
}
