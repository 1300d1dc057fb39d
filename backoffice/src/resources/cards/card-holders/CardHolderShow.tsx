import { Alert, Box, Stack } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { usePermissions, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { EvidenceButton } from '../../../components/EvidenceButton'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { UnseenPapers } from '../../../components/review/DecisionBox'
import { TakeBackBar, type LastDecision } from '../../../components/review/TakeBackBar'
import { useClaim, type Claim } from '../../../components/review/useClaim'
import { useShownPapers, type ShownPapers } from '../../../components/review/useSeenPapers'
import { ShowPage } from '../../../components/ShowPage'
import { Status, StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { Code } from '../../../components/CodeField'
import { Missing } from '../../../components/RialField'
import type { RecordOf } from '../../../providers/contract'
import {
  RejectContractButton,
  RejectHolderButton,
  ReopenHolderButton,
  VerifyContractButton,
  VerifyHolderButton,
} from './DecisionButtons'
import {
  commandPath,
  filePath,
  neededPapers,
  statusOf,
  waits,
  type Holder,
  type HolderStep,
} from './holder'

const steps = ['holder', 'contract'] as const

/** The pictures beside the data that they prove. */
const Papers = ({ papers }: { papers: ShownPapers }) => {
  const refresh = useRefresh()
  const record = useRecordContext<RecordOf<'card-holders'>>()
  const [chosen, setSelected] = useState<string>()
  const waiting = record ? steps.filter((step) => statusOf(record, step) === 'PENDING') : []
  const unseen = papers.unseenOf(
    record ? waiting.flatMap((step) => neededPapers(record, step)) : []
  )
  // What waits is looked at first.
  const selected =
    chosen ??
    (record?.legalUserKycStatus === 'PENDING' ? 'nationalCardFront' : 'cardIssuanceContract')
  return (
    <FactSheet title="cardHolders.papers">
      <UnseenPapers unseen={unseen} onPaper={setSelected} />
      <Box sx={{ height: 420, display: 'flex' }}>
        <WithRecord<RecordOf<'card-holders'>>>
          {({ documents }) => (
            <DocumentViewer
              documents={documents ?? []}
              selected={selected}
              onSelect={setSelected}
              onExpired={refresh}
              onShown={papers.onShown}
              onFailed={papers.onFailed}
            />
          )}
        </WithRecord>
      </Box>
    </FactSheet>
  )
}

const Company = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ companyId, companyName }) => (
      <RecordLink resource="companies" id={companyId}>
        {companyName}
      </RecordLink>
    )}
  </WithRecord>
)

const Card = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ cardId, cardNumber, cardStatus }) =>
      cardId ? (
        <RecordLink resource="cards" id={cardId}>
          <Code value={cardNumber} /> <Status of="card" value={cardStatus} />
        </RecordLink>
      ) : (
        <Missing />
      )
    }
  </WithRecord>
)

const ContractEvidence = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ documents }) => {
      const contract = documents?.find(({ kind }) => kind === 'cardIssuanceContract')
      return contract && <EvidenceButton path={`card-contracts/${contract.id}`} />
    }}
  </WithRecord>
)

interface HandProps {
  record: Holder
  onClaim: (claim: Claim) => void
}

/** The file is kept for who has it open while it waits, and nobody else decides meanwhile. */
const InHand = ({ record, onClaim }: HandProps) => {
  const { permissions } = usePermissions<string[]>()
  const mayDecide = permissions?.includes('card-holders.decide') ?? false
  const claim = useClaim(filePath(record.id), mayDecide && waits(record))
  useEffect(() => onClaim(claim), [claim, onClaim])
  return claim.state === 'held' && <Alert severity="warning">{claim.message}</Alert>
}

type Reopening =
  '/api/legal/admin/card-holders/{id}/reopen' | '/api/legal/admin/card-holders/{id}/contract/reopen'

export default function CardHolderShow() {
  const translate = useTranslate()
  const papers = useShownPapers()
  const [last, setLast] = useState<LastDecision | null>(null)
  const [claim, setClaim] = useState<Claim>({ state: 'none' })
  const forgetLast = useCallback(() => setLast(null), [])
  const onDecided = (record: Holder, step: HolderStep, verdict: 'verify' | 'reject') =>
    setLast({
      said: translate(`cardHolders.decided.${verdict}`, {
        what: translate(`cardHolders.step.${step}`, { name: record.holderName }),
      }),
      path: commandPath(record, step, 'reopen'),
      decidedAt: undefined,
      knownAt: Date.now(),
    })
  const deciding = { papers, onDecided, isHeld: claim.state === 'held' }
  return (
    <ShowPage
      status={<StatusChip source="legalUserKycStatus" of="cardHolderStatus" />}
      commands={
        <Stack direction="row" spacing={1}>
          <VerifyHolderButton {...deciding} />
          <RejectHolderButton {...deciding} />
          <VerifyContractButton {...deciding} />
          <RejectContractButton {...deciding} />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      {last && (
        <TakeBackBar<Reopening>
          key={last.knownAt}
          decision={last}
          onTakenBack={forgetLast}
          onOver={forgetLast}
        />
      )}
      <WithRecord<RecordOf<'card-holders'>>>
        {(record) => <InHand record={record} onClaim={setClaim} />}
      </WithRecord>
      <FactSheet title="cardHolders.facts">
        <Facts>
          <Fact source="holderName" />
          <Fact source="companyName">
            <Company />
          </Fact>
          <Fact source="phone" as="code" />
          <Fact source="nationalCode" as="code" />
          <Fact source="birthDate" as="date" />
          <Fact source="sentAt" as="time" />
          <Fact source="rejectionReason" label="cardHolders.rejectionReason" isOptional isWide />
          <Fact source="claimedBy.name" isOptional />
          <Fact source="removedAt" as="time" isOptional />
        </Facts>
        <ReopenHolderButton step="holder" />
      </FactSheet>
      <Papers papers={papers} />
      <FactSheet title="cardHolders.contract">
        <Facts>
          <Fact source="contractStatus" of="cardHolderStatus" />
          <Fact source="contractSentAt" label="cardHolders.contractSentAt" as="time" />
          <Fact
            source="contractRejectionReason"
            label="cardHolders.contractRejectionReason"
            isOptional
            isWide
          />
          <Fact source="addressTitle" label="cardHolders.addressTitle" isOptional />
          <Fact source="address" label="cardHolders.address" isOptional isWide />
          <Fact source="cardNumber">
            <Card />
          </Fact>
          <Fact source="ceiling" as="rial" isOptional />
        </Facts>
        <ReopenHolderButton step="contract" />
        <ContractEvidence />
      </FactSheet>
    </ShowPage>
  )
}
