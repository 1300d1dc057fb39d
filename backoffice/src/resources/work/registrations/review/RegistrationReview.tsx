import { Skeleton } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { steps, type Step } from '@kasbeno/api/contracts/registration'
import { DocumentViewer } from '../../../../components/documents/DocumentViewer'
import { LoadError } from '../../../../components/LoadError'
import { FileHeader } from '../../../../components/review/FileHeader'
import { KeysDialog } from '../../../../components/review/KeysDialog'
import { QueuePanel } from '../../../../components/review/QueuePanel'
import { RejectDialog } from '../../../../components/review/RejectDialog'
import { Column, OpenFile, ReviewDesk } from '../../../../components/review/ReviewDesk'
import { TakeBackBar, type LastDecision } from '../../../../components/review/TakeBackBar'
import { useClaim } from '../../../../components/review/useClaim'
import {
  useFile,
  useKeepFile,
  useNeighbourKeys,
  usePreload,
} from '../../../../components/review/useQueue'
import { useSeenPapers } from '../../../../components/review/useSeenPapers'
import { useHotkeys } from '../../../../lib/useHotkeys'
import { relativeTime } from '../../../../lib/jalali'
import { showPath } from '../../../../providers/dataProvider'
import {
  firstWaiting,
  registrationName,
  reviewPath,
  statusOf,
  type Registration,
  type RegistrationRow,
} from '../registration'
import { StepFacts } from '../StepFacts'
import { DecisionPanel } from './DecisionPanel'
import { reviewKeys } from './keys'
import { neededPapers, papersOf } from './papers'
import { rejectionReasons } from './reasons'
import { useDecision } from './useDecision'
import { useReviewQueue } from './useReviewQueue'

interface FileProps {
  record: Registration
  refetch: () => void
  onDecided: (decision: LastDecision) => void
}

const picturesOf = ({ documents }: Registration) => documents

/** Papers and typed data side by side, checks and decision at the end side. */
const File = ({ record, refetch, onDecided }: FileProps) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const mayDecide = permissions?.includes('registrations.decide') ?? false
  const id = String(record.id)
  const navigate = useNavigate()
  const claim = useClaim(`/api/admin/registrations/${id}`, mayDecide)
  const [step, setStep] = useState(() => firstWaiting(record))
  const [paper, setPaper] = useState<string>(papersOf[step][0])
  const [isHelping, setIsHelping] = useState(false)
  const { next } = useReviewQueue(id)
  usePreload('registrations', next && String(next.id), picturesOf)
  const onStep = (chosen: Step) => {
    setStep(chosen)
    setPaper(papersOf[chosen][0])
  }
  const decision = useDecision({ record, step, onStep, next, onDecided })
  const papers = useSeenPapers(neededPapers(record, step))
  const isOffered =
    mayDecide &&
    claim.state !== 'held' &&
    statusOf(record, step) === 'PENDING' &&
    !decision.isRunning
  const canApprove = isOffered && papers.unseen.length === 0
  const canReject = isOffered && papers.isRefusable

  useHotkeys({
    ...Object.fromEntries(steps.map((each, index) => [`Digit${index + 1}`, () => onStep(each)])),
    KeyA: () => canApprove && decision.approve(),
    KeyR: () => canReject && decision.openReject(),
    Help: () => setIsHelping(true),
  })

  return (
    <>
      <OpenFile
        header={
          <FileHeader
            name={registrationName(record)}
            kind={translate(`enums.plan.${record.plan}`)}
            wholeFile={showPath('registrations', record.id)}
            onHelp={() => setIsHelping(true)}
          />
        }
        facts={<StepFacts step={step} minWidth={110} />}
        papers={
          <DocumentViewer
            documents={record.documents}
            selected={paper}
            onSelect={setPaper}
            onExpired={refetch}
            onShown={papers.onShown}
            onFailed={papers.onFailed}
          />
        }
      />
      <Column>
        <DecisionPanel
          record={record}
          step={step}
          onStep={onStep}
          claim={claim}
          canApprove={canApprove}
          canReject={canReject}
          unseen={isOffered ? papers.unseen : []}
          onPaper={setPaper}
          isRunning={decision.isRunning}
          refusal={decision.isRejecting ? null : (decision.refusal?.message ?? null)}
          onApprove={decision.approve}
          onReject={decision.openReject}
          onNext={next && (() => void navigate(reviewPath(next.id)))}
        />
      </Column>
      {decision.isRejecting && (
        <RejectDialog
          title={`review.rejectTitle.${step}`}
          submit="review.reject"
          reasons={rejectionReasons(step)}
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

/** The reviewer's desk: the queue, the open file, the decision. */
export default function RegistrationReview() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const navigate = useNavigate()
  const { data, error, refetch } = useFile('registrations', id)
  const { rows, total, isFree, ...beside } = useReviewQueue(id)
  const [last, setLast] = useState<LastDecision | null>(null)
  const [round, setRound] = useState(0)
  const forgetLast = useCallback(() => setLast(null), [])
  const keep = useKeepFile<Registration>('registrations')
  const showAgain = (file: Registration) => {
    keep(file)
    setLast(null)
    setRound(round + 1)
    void navigate(reviewPath(file.id))
  }
  useNeighbourKeys(beside, reviewPath)
  const pendingOf = (row: RegistrationRow) =>
    steps
      .filter((step) => statusOf(row, step) === 'PENDING')
      .map((step) => translate(`review.step.${step}`))
      .join(translate('list.and'))
  useEffect(() => {
    document.title = `${translate('review.title')} | ${translate('app.name')}`
  }, [translate])

  return (
    <ResourceContextProvider value="registrations">
      <ReviewDesk
        bar={
          last && (
            <TakeBackBar<'/api/admin/registrations/{id}/{step}/reopen'>
              key={last.knownAt}
              decision={last}
              onTakenBack={showAgain}
              onOver={forgetLast}
            />
          )
        }
      >
        <Column>
          <QueuePanel
            files={rows.map((row) => ({
              id: row.id,
              name: registrationName(row),
              waiting: [
                row.waitingSince ? relativeTime(row.waitingSince) : '',
                pendingOf(row),
              ].join(' · '),
              to: reviewPath(row.id),
              heldBy: isFree(row) ? null : (row.claimedBy?.name ?? ''),
            }))}
            total={total}
            currentId={id}
          />
        </Column>
        {error && <LoadError error={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height="100%" />}
        {data && (
          <RecordContextProvider value={data}>
            <File
              key={`${id}:${round}`}
              record={data}
              refetch={() => void refetch()}
              onDecided={setLast}
            />
          </RecordContextProvider>
        )}
      </ReviewDesk>
    </ResourceContextProvider>
  )
}
