import type { ApprovalEvidence } from '@kasbeno/api/answers'
import { Box, Stack } from '@mui/material'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useRecordContext,
  useShowContext,
  type RaRecord,
} from 'react-admin'
import { HistoryOf } from '../../../../components/RecordHistory'
import { DocumentViewer } from '../../../../components/documents/DocumentViewer'
import { Fact, Facts, FactSheet } from '../../../../components/Facts'
import { useNeededPapers, useOnScreen } from '../../../../components/review/decisionPapers'
import { Inquiries } from '../../../../components/review/Inquiries'
import { Rials } from '../../../../components/RialField'
import { StatusChip } from '../../../../components/StatusChip'
import { formatNumber } from '../../../../lib/format'
import { registrationDesk } from '../../registrations/desk'
import { ScoreFacts, VisitWarning } from '../../registrations/Score'
import { StepFacts } from '../../registrations/StepFacts'
import { registrationStatusField } from '../../registrations/registration'

/** Rials. */
type EvidenceOf = NonNullable<ApprovalEvidence['evidence']>

/** Expired links are renewed. */
const Papers = ({ documents }: Pick<EvidenceOf, 'documents'>) => {
  const { refetch } = useShowContext()
  const { picked, pick, onShown, onFailed } = useNeededPapers(documents)
  const { box, onLoaded } = useOnScreen({ onShown, picked })
  const kindOf = (wanted: string) => documents.find(({ id }) => id === wanted)?.kind ?? ''
  const idOf = (wanted: string) => documents.find(({ kind }) => kind === wanted)?.id ?? ''
  return (
    <Box ref={box} sx={{ height: documents.length > 0 ? 420 : 'auto', display: 'flex' }}>
      <DocumentViewer
        documents={documents}
        selected={kindOf(picked)}
        onSelect={(kind) => pick(idOf(kind))}
        onExpired={() => void refetch()}
        onShown={onLoaded}
        onFailed={onFailed}
      />
    </Box>
  )
}

const Past = ({ customer }: Pick<EvidenceOf, 'customer'>) => {
  const { lines, fees } = customer
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return (
    <Facts>
      <Fact source="customer.since" label="approvals.since" as="date" />
      <Fact source="customer.lines" label="approvals.limit">
        <Rials value={sum(lines.map(({ limit }) => limit))} />
      </Fact>
      <Fact source="customer.lines" label="approvals.used">
        <Rials value={sum(lines.map(({ used }) => used))} />
      </Fact>
      <Fact source="customer.invoices" label="approvals.invoices">
        {formatNumber(customer.invoices)}
      </Fact>
      <Fact source="customer.invoicesAmount" label="approvals.invoicesAmount" as="rial" />
      <Fact source="customer.cleared" label="approvals.cleared">
        {formatNumber(customer.cleared)}
      </Fact>
      <Fact source="customer.pastDue" label="approvals.pastDue">
        {formatNumber(customer.pastDue)}
      </Fact>
      <Fact source="customer.pastDueAmount" label="approvals.pastDueAmount" as="rial" />
      <Fact source="customer.fees" label="approvals.fees">
        {formatNumber(fees.length)}
      </Fact>
    </Facts>
  )
}

/** As on the file's own page. */
const File = ({ evidence, request }: { evidence: EvidenceOf; request: RaRecord }) => {
  const { plan, phone, amount } = request
  return (
    <ResourceContextProvider value="registrations">
      <RecordContextProvider
        value={{ plan, phone, ...evidence, id: evidence.registrationId, amount }}
      >
        {request.kind === 'approvals' && request.action === 'ALLOCATE_CREDIT' && <VisitWarning />}
        <FactSheet
          title="approvals.package"
          status={<StatusChip source="packageStatus" of="package" />}
        >
          <Facts>
            <Fact source="amount" label="approvals.asked" as="rial" />
            <Fact source="package.amount" as="rial" />
            <Fact source="fee.fee" as="rial" />
            <Fact source="fee.vat" as="rial" />
            <Fact source="fee.status" of="fee" />
            <Fact source="fee.paidAt" as="time" />
            <ScoreFacts />
          </Facts>
        </FactSheet>
        <FactSheet title="approvals.checks" status={<StatusChip source="kycStep" of="kycStep" />}>
          <Inquiries desk={registrationDesk} />
        </FactSheet>
        <FactSheet title="approvals.past">
          <Past customer={evidence.customer} />
        </FactSheet>
        {(['identity', 'shop'] as const).map((step) => (
          <FactSheet
            key={step}
            title={`review.step.${step}`}
            status={<StatusChip source={registrationStatusField[step]} of="step" />}
          >
            <StepFacts step={step} />
          </FactSheet>
        ))}
        <FactSheet
          title="documents.title"
          status={<StatusChip source={registrationStatusField.docs} of="step" />}
        >
          <Papers documents={evidence.documents} />
        </FactSheet>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** What a second person judges by: package, score and checks, history of the customer, papers. */
export const CreditFile = () => {
  const record = useRecordContext()
  const evidence: EvidenceOf | null | undefined = record?.evidence
  return record && evidence?.registrationId ? (
    <Stack spacing={2}>
      <File evidence={evidence} request={record} />
    </Stack>
  ) : null
}

export const FileHistory = () => {
  const id = useRecordContext()?.evidence?.registrationId
  const { canAccess } = useCanAccess({ resource: 'registrations', action: 'show' })
  return id && canAccess ? (
    <HistoryOf resource="registrations" id={id} title="approvals.fileHistory" />
  ) : null
}
