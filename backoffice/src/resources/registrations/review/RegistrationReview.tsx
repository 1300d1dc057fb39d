import HelpIcon from '@mui/icons-material/HelpOutlined'
import { Box, IconButton, Link, Paper, Skeleton, Stack, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { steps, type Step } from '@kasbeno/api/contracts/registration'
import type { RecordOf } from '../../../providers/contract'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { KeysDialog } from '../../../components/review/KeysDialog'
import { LoadError } from '../../../components/LoadError'
import { useHotkeys } from '../../../lib/useHotkeys'
import { showPath, wholeRecord } from '../../../providers/dataProvider'
import { barHeight } from '../../../theme/tokens'
import {
  firstWaiting,
  registrationName,
  reviewPath,
  statusOf,
  type Registration,
} from '../registration'
import { StepFacts } from '../StepFacts'
import { DecisionPanel } from './DecisionPanel'
import { reviewKeys } from './keys'
import { papersOf, useSeenPapers } from './papers'
import { QueuePanel } from './QueuePanel'
import { RejectDialog } from './RejectDialog'
import { TakeBackBar, type LastDecision } from './TakeBackBar'
import { useClaim } from './useClaim'
import { useDecision } from './useDecision'
import { useKeepFile } from './useKeepFile'
import { usePreload, useReviewQueue } from './useReviewQueue'

const silent = () => undefined
const useFile = (id: string) =>
  useGetOne<RecordOf<'registrations'>>(
    'registrations',
    { id, meta: wholeRecord },
    { retry: false, onError: silent }
  )

const Column = ({ children }: { children: ReactNode }) => (
  <Paper
    sx={{
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      minWidth: 0,
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Paper>
)

const FileHeader = ({ record, onHelp }: { record: Registration; onHelp: () => void }) => {
  const translate = useTranslate()
  const help = translate('review.keys.title')
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography variant="h2" component="h1" noWrap>
        {registrationName(record)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} noWrap>
        {translate(`enums.plan.${record.plan}`)}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Link component={LinkBase} to={showPath('registrations', record.id)} variant="body2">
        {translate('review.wholeFile')}
      </Link>
      <Tooltip title={help}>
        <IconButton aria-label={help} onClick={onHelp}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  )
}

interface FileProps {
  record: Registration
  refetch: () => void
  onDecided: (decision: LastDecision) => void
}

/** Papers and typed data side by side, checks and decision at the end side. */
const File = ({ record, refetch, onDecided }: FileProps) => {
  const { permissions } = usePermissions<string[]>()
  const mayDecide = permissions?.includes('registrations.decide') ?? false
  const id = String(record.id)
  const navigate = useNavigate()
  const claim = useClaim(id, mayDecide)
  const [step, setStep] = useState(() => firstWaiting(record))
  const [paper, setPaper] = useState<string>(papersOf[step][0])
  const [isHelping, setIsHelping] = useState(false)
  const { next } = useReviewQueue(id)
  usePreload(next ? String(next.id) : undefined)
  const onStep = (chosen: Step) => {
    setStep(chosen)
    setPaper(papersOf[chosen][0])
  }
  const decision = useDecision({ record, step, onStep, next, onDecided })
  const papers = useSeenPapers(record, step)
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
      <Column>
        <Stack spacing={1} sx={{ p: 1.5, flex: 1, minHeight: 0 }}>
          <FileHeader record={record} onHelp={() => setIsHelping(true)} />
          <Box
            sx={{
              flex: 1,
              minHeight: 0,
              display: 'flex',
              gap: 1.5,
              flexDirection: { xs: 'column', lg: 'row' },
            }}
          >
            <Box
              sx={{ width: { lg: 240 }, maxHeight: { xs: '38%', lg: 'none' }, overflowY: 'auto' }}
            >
              <StepFacts step={step} minWidth={110} />
            </Box>
            <DocumentViewer
              documents={record.documents}
              selected={paper}
              onSelect={setPaper}
              onExpired={refetch}
              onShown={papers.onShown}
              onFailed={papers.onFailed}
            />
          </Box>
        </Stack>
      </Column>
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
          refusal={decision.isRejecting ? null : decision.refusal}
          onApprove={decision.approve}
          onReject={decision.openReject}
          onNext={next && (() => void navigate(reviewPath(next.id)))}
        />
      </Column>
      {decision.isRejecting && (
        <RejectDialog
          step={step}
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
  const { data, error, refetch } = useFile(id)
  const { rows, total, isFree, following, previous } = useReviewQueue(id)
  const [last, setLast] = useState<LastDecision | null>(null)
  const [round, setRound] = useState(0)
  const forgetLast = useCallback(() => setLast(null), [])
  const keep = useKeepFile()
  const showAgain = (file: Registration) => {
    keep(file)
    setLast(null)
    setRound(round + 1)
    void navigate(reviewPath(file.id))
  }
  useHotkeys({
    KeyJ: () => following && void navigate(reviewPath(following.id)),
    KeyK: () => previous && void navigate(reviewPath(previous.id)),
  })
  useEffect(() => {
    document.title = `${translate('review.title')} | ${translate('app.name')}`
  }, [translate])

  return (
    <ResourceContextProvider value="registrations">
      <Stack spacing={1} sx={{ height: `calc(100dvh - ${barHeight}px - 24px)` }}>
        {last && (
          <TakeBackBar
            key={last.knownAt}
            decision={last}
            onTakenBack={showAgain}
            onOver={forgetLast}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            flex: 1,
            minHeight: 0,
            gridTemplateColumns: {
              xs: '160px minmax(0, 1fr) 232px',
              lg: '220px minmax(0, 1fr) 300px',
            },
            gridTemplateRows: 'minmax(0, 1fr)',
          }}
        >
          <Column>
            <QueuePanel rows={rows} total={total} currentId={id} isFree={isFree} />
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
        </Box>
      </Stack>
    </ResourceContextProvider>
  )
}
