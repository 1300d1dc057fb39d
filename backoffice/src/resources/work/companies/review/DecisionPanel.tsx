import { Alert, Box, Divider, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DecidedBox, DecisionBox } from '../../../../components/review/DecisionBox'
import { StepButtons } from '../../../../components/review/StepButtons'
import type { Claim } from '../../../../components/review/useClaim'
import { CompanyInquiries } from '../CompanyInquiries'
import { ReopenButton } from '../ReopenButton'
import type { CompanyPaper, Part } from '../parts'

/** What a part is called: a step by its word, a member by their name. */
export const useTitleOf = () => {
  const translate = useTranslate()
  return ({ kind, title }: Pick<Part, 'kind' | 'title'>): string =>
    title ?? translate(`companies.step.${kind}`)
}

const Checks = () => (
  <Box component="section">
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {useTranslate()('review.checks')}
    </Typography>
    <CompanyInquiries />
  </Box>
)

interface DecisionPanelProps {
  parts: Part[]
  part: Part
  onPart: (name: string) => void
  claim: Claim
  refusal: string | null
  unseen: CompanyPaper[]
  onPaper: (kind: string) => void
  canApprove: boolean
  canReject: boolean
  isRunning: boolean
  onApprove: () => void
  onReject: () => void
  /** Absent when no other company waits. */
  onNext?: () => void
}

/** The parts of the company, what the register says, and the decision on the part that is open. */
export const DecisionPanel = (props: DecisionPanelProps) => {
  const { parts, part, onPart, claim, refusal, onNext, ...decision } = props
  const translate = useTranslate()
  const titleOf = useTitleOf()
  return (
    <Stack spacing={1.5} sx={{ p: 1.5, overflowY: 'auto', minHeight: 0 }}>
      <StepButtons
        label={translate('companies.parts')}
        steps={parts.map((each) => ({ ...each, title: titleOf(each) }))}
        of="companyStatus"
        picked={part.name}
        onPick={onPart}
      />
      <Divider />
      <Checks />
      <Divider />
      {claim.state === 'held' && (
        <Alert severity="warning">{translate(claim.message, { _: claim.message })}</Alert>
      )}
      {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      {part.status === 'PENDING' ? (
        <DecisionBox {...decision} name={titleOf(part)} />
      ) : (
        <DecidedBox onNext={onNext}>
          <ReopenButton part={part} />
        </DecidedBox>
      )}
    </Stack>
  )
}
