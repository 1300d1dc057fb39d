import { steps, type Step } from '@kasbeno/api/contracts/registration'
import { Alert, Box, Divider, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NotesPanel } from '../../../../components/NotesPanel'
import { DecidedBox, DecisionBox } from '../../../../components/review/DecisionBox'
import type { Claim } from '../../../../components/review/useClaim'
import { StepButtons } from '../../../../components/review/StepButtons'
import { Inquiries } from '../Inquiries'
import { ReopenButton } from '../ReopenButton'
import { statusOf, type Registration, type RegistrationDocument } from '../registration'

interface DecisionPanelProps {
  record: Registration
  step: Step
  onStep: (step: Step) => void
  claim: Claim
  canApprove: boolean
  canReject: boolean
  unseen: RegistrationDocument[]
  onPaper: (kind: string) => void
  isRunning: boolean
  refusal: string | null
  onApprove: () => void
  onReject: () => void
  /** Absent when no other file waits. */
  onNext?: () => void
}

/** The checks of the registries and the decision on the step that is open. */
export const DecisionPanel = (props: DecisionPanelProps) => {
  const { record, step, onStep, claim, refusal, onNext, ...decision } = props
  const translate = useTranslate()
  const isOpen = statusOf(record, step) === 'PENDING'
  return (
    <Stack spacing={1.5} sx={{ p: 1.5, overflowY: 'auto', minHeight: 0 }}>
      <StepButtons
        label={translate('review.steps')}
        steps={steps.map((name) => ({
          name,
          title: translate(`review.step.${name}`),
          status: statusOf(record, name),
        }))}
        of="step"
        picked={step}
        onPick={(name) => onStep(name as Step)}
      />
      <Divider />
      <Box component="section">
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {translate('review.checks')}
        </Typography>
        <Inquiries />
      </Box>
      <Divider />
      {claim.state === 'held' && (
        <Alert severity="warning">{translate(claim.message, { _: claim.message })}</Alert>
      )}
      {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      {isOpen ? (
        <DecisionBox {...decision} name={translate(`review.step.${step}`)} />
      ) : (
        <DecidedBox onNext={onNext}>
          <ReopenButton step={step} />
        </DecidedBox>
      )}
      <Divider />
      <NotesPanel about="registrations" id={record.id} />
    </Stack>
  )
}
