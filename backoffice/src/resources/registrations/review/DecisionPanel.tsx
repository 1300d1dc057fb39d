import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { steps, type Step } from '@kasbeno/api/contracts/registration'
import { Alert, Box, Button, CircularProgress, Divider, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NotesPanel } from '../../../components/NotesPanel'
import { Status } from '../../../components/StatusChip'
import { formatNumber } from '../../../lib/format'
import { Inquiries } from '../Inquiries'
import { ReopenButton } from '../ReopenButton'
import { statusOf, type Registration, type RegistrationDocument } from '../registration'
import type { Claim } from './useClaim'

interface DecisionPanelProps {
  record: Registration
  step: Step
  onStep: (step: Step) => void
  claim: Claim
  canApprove: boolean
  canReject: boolean
  /** Papers of the step that were not on the screen yet. */
  unseen: RegistrationDocument[]
  onPaper: (kind: string) => void
  isRunning: boolean
  refusal: string | null
  onApprove: () => void
  onReject: () => void
  /** Absent when no other file waits. */
  onNext?: () => void
}

const StepButtons = ({
  record,
  step,
  onStep,
}: Pick<DecisionPanelProps, 'record' | 'step' | 'onStep'>) => {
  const translate = useTranslate()
  return (
    <Stack spacing={0.5} role="group" aria-label={translate('review.steps')}>
      {steps.map((each, index) => (
        <Button
          key={each}
          color="inherit"
          variant={each === step ? 'outlined' : 'text'}
          aria-pressed={each === step}
          onClick={() => onStep(each)}
          sx={{ justifyContent: 'space-between', fontWeight: each === step ? 700 : 400 }}
        >
          <span>
            {formatNumber(index + 1)}. {translate(`review.step.${each}`)}
          </span>
          <Status of="step" value={statusOf(record, each)} />
        </Button>
      ))}
    </Stack>
  )
}

/** A decision needs its papers: each of them is one press away. */
const UnseenPapers = ({ unseen, onPaper }: Pick<DecisionPanelProps, 'unseen' | 'onPaper'>) => {
  const translate = useTranslate()
  if (unseen.length === 0) return null
  return (
    <Box role="status">
      <Typography variant="body2">{translate('review.unseen')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {unseen.map(({ id, kind }) => (
          <Button key={id} startIcon={<VisibilityIcon />} onClick={() => onPaper(kind)}>
            {translate(`enums.documentKind.${kind}`)}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}

/** The checks of the registries and the decision on the step that is open. */
export const DecisionPanel = (props: DecisionPanelProps) => {
  const { record, step, onStep, claim, canApprove, canReject, isRunning, refusal } = props
  const translate = useTranslate()
  const isOpen = statusOf(record, step) === 'PENDING'
  return (
    <Stack spacing={1.5} sx={{ p: 1.5, overflowY: 'auto', minHeight: 0 }}>
      <StepButtons record={record} step={step} onStep={onStep} />
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
        <Stack spacing={1}>
          <UnseenPapers unseen={props.unseen} onPaper={props.onPaper} />
          <Button
            variant="contained"
            color="secondary"
            size="large"
            disabled={!canApprove || isRunning}
            startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <CheckIcon />}
            onClick={props.onApprove}
          >
            {translate('review.approveStep', { step: translate(`review.step.${step}`) })} (A)
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={!canReject || isRunning}
            startIcon={<CloseIcon />}
            onClick={props.onReject}
          >
            {translate('review.rejectStep', { step: translate(`review.step.${step}`) })} (R)
          </Button>
        </Stack>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('review.nothingToDecide')}
          </Typography>
          <ReopenButton step={step} />
          <Button variant="outlined" disabled={!props.onNext} onClick={props.onNext}>
            {translate(props.onNext ? 'review.next' : 'review.queueEmpty')}
          </Button>
        </>
      )}
      <Divider />
      <NotesPanel about="registrations" id={record.id} />
    </Stack>
  )
}
