import { Alert, Box, Divider, Skeleton, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { LoadError } from '../../../components/LoadError'
import { DecidedBox, DecisionBox } from '../../../components/review/DecisionBox'
import { FileHeader } from '../../../components/review/FileHeader'
import { KeysDialog } from '../../../components/review/KeysDialog'
import { QueuePanel } from '../../../components/review/QueuePanel'
import { RejectDialog } from '../../../components/review/RejectDialog'
import { Column, OpenFile, ReviewDesk } from '../../../components/review/ReviewDesk'
import { StepButtons } from '../../../components/review/StepButtons'
import {
  useFile,
  useNeighbourKeys,
  usePreload,
  useQueue,
} from '../../../components/review/useQueue'
import { useSeenPapers } from '../../../components/review/useSeenPapers'
import { formatCode } from '../../../lib/format'
import { relativeTime } from '../../../lib/jalali'
import { useHotkeys } from '../../../lib/useHotkeys'
import { showPath } from '../../../providers/dataProvider'
import { CompanyInquiries } from '../CompanyInquiries'
import { PartFacts } from '../PartFacts'
import type { Company, CompanyRow } from '../company'
import {
  neededPapers,
  partsOf,
  pendingSteps,
  reviewPath,
  shownPapers,
  waits,
  type Part,
} from '../parts'
import { rejectionReasons } from '../reasons'
import { reviewKeys } from './keys'
import { useDecision } from './useDecision'

const picturesOf = ({ papers }: Company) => papers
const queue = { resource: 'companies', filter: { waits: true }, isOffered: waits }

const firstWaiting = (parts: Part[]) =>
  (parts.find(({ status }) => status === 'PENDING') ?? parts[0]!).name

interface FileProps {
  record: Company
  refetch: () => void
  next: CompanyRow | undefined
}

const usePicked = (record: Company) => {
  const parts = partsOf(record)
  const [name, setName] = useState(() => firstWaiting(parts))
  const [paper, setPaper] = useState('')
  const part = parts.find((each) => each.name === name) ?? parts[0]!
  const pick = (chosen: string) => {
    setName(chosen)
    setPaper('')
  }
  return { parts, part, pick, paper, setPaper }
}

const Checks = () => (
  <Box component="section">
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {useTranslate()('review.checks')}
    </Typography>
    <CompanyInquiries />
  </Box>
)

/** Papers and typed data side by side, the register and the decision at the end side. */
const File = ({ record, refetch, next }: FileProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { permissions } = usePermissions<string[]>()
  const { parts, part, paper, setPaper, ...picked } = usePicked(record)
  const [isHelping, setIsHelping] = useState(false)
  usePreload('companies', next && String(next.id), picturesOf)
  const decision = useDecision({ record, part, onPart: picked.pick, next })
  const pick = (name: string) => {
    decision.clearRefusal()
    picked.pick(name)
  }
  const papers = useSeenPapers(neededPapers(record, part))
  const titleOf = ({ kind, title }: Part) => title ?? translate(`companies.step.${kind}`)
  const isPending = part.status === 'PENDING'
  const isOffered =
    (permissions?.includes('companies.decide') ?? false) && isPending && !decision.isRunning
  const canApprove = isOffered && papers.unseen.length === 0
  const canReject = isOffered && papers.isRefusable

  useHotkeys({
    ...Object.fromEntries(
      parts.slice(0, 9).map(({ name }, at) => [`Digit${at + 1}`, () => pick(name)])
    ),
    KeyA: () => canApprove && decision.approve(),
    KeyR: () => canReject && decision.openReject(),
    Help: () => setIsHelping(true),
  })

  const refusal = decision.isRejecting ? null : decision.refusal
  return (
    <>
      <OpenFile
        header={
          <FileHeader
            name={record.companyName}
            kind={formatCode(record.companyUniqueId)}
            wholeFile={showPath('companies', record.id)}
            onHelp={() => setIsHelping(true)}
          />
        }
        facts={<PartFacts part={part} minWidth={110} />}
        papers={
          <DocumentViewer
            documents={shownPapers(record, part)}
            selected={paper}
            onSelect={setPaper}
            onExpired={refetch}
            onShown={papers.onShown}
            onFailed={papers.onFailed}
          />
        }
      />
      <Column>
        <Stack spacing={1.5} sx={{ p: 1.5, overflowY: 'auto', minHeight: 0 }}>
          <StepButtons
            label={translate('companies.parts')}
            steps={parts.map((each) => ({ ...each, title: titleOf(each) }))}
            of="companyStatus"
            picked={part.name}
            onPick={pick}
          />
          <Divider />
          <Checks />
          <Divider />
          {refusal && (
            <Alert severity="error">{translate(refusal.message, { _: refusal.message })}</Alert>
          )}
          {isPending ? (
            <DecisionBox
              name={titleOf(part)}
              unseen={isOffered ? papers.unseen : []}
              onPaper={setPaper}
              canApprove={canApprove}
              canReject={canReject}
              isRunning={decision.isRunning}
              onApprove={decision.approve}
              onReject={decision.openReject}
            />
          ) : (
            <DecidedBox onNext={next && (() => void navigate(reviewPath(next.id)))} />
          )}
        </Stack>
      </Column>
      {decision.isRejecting && (
        <RejectDialog
          title="companies.rejectTitle"
          submit="companies.reject"
          words={{ part: titleOf(part) }}
          reasons={rejectionReasons[part.kind]}
          isRunning={decision.isRunning}
          refusal={decision.refusal}
          onReject={decision.reject}
          onClose={decision.closeReject}
        />
      )}
      {isHelping && <KeysDialog keys={reviewKeys} onClose={() => setIsHelping(false)} />}
    </>
  )
}

/** The legal officers' desk: the companies that wait, the open one, the decision. */
export default function CompanyReview() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { data, error, refetch } = useFile('companies', id)
  const { rows, total, next, ...beside } = useQueue<CompanyRow>(id, queue)
  useNeighbourKeys(beside, reviewPath)
  const waitingOf = (row: CompanyRow) =>
    [
      row.waitingSince ? relativeTime(row.waitingSince) : '',
      pendingSteps(row)
        .map((status) => translate(`resources.companies.fields.${status}`))
        .join(translate('list.and')),
    ].join(' · ')
  useEffect(() => {
    document.title = `${translate('companies.review')} | ${translate('app.name')}`
  }, [translate])

  return (
    <ResourceContextProvider value="companies">
      <ReviewDesk>
        <Column>
          <QueuePanel
            files={rows.map((row) => ({
              id: row.id,
              name: row.companyName,
              waiting: waitingOf(row),
              to: reviewPath(row.id),
            }))}
            total={total}
            currentId={id}
          />
        </Column>
        {error && <LoadError error={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height="100%" />}
        {data && (
          <RecordContextProvider value={data}>
            <File key={id} record={data} refetch={() => void refetch()} next={next} />
          </RecordContextProvider>
        )}
      </ReviewDesk>
    </ResourceContextProvider>
  )
}
