import HelpIcon from '@mui/icons-material/HelpOutlined'
import { Box, IconButton, Link, Paper, Skeleton, Stack, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { steps, type DocumentKind, type Step } from '@kasbeno/api/contracts/registration'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
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
import { KeysDialog } from './KeysDialog'
import { QueuePanel } from './QueuePanel'
import { RejectDialog } from './RejectDialog'
import { useClaim } from './useClaim'
import { useDecision } from './useDecision'
import { usePreload, useReviewQueue } from './useReviewQueue'

/** The paper to look at first for each step. */
const firstPaper: Record<Step, DocumentKind> = {
  identity: 'nationalCardFront',
  shop: 'certificate',
  docs: 'nationalCardFront',
}

const silent = () => undefined
const useFile = (id: string) =>
  useGetOne<Registration>(
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

/** Papers and typed data side by side, checks and decision at the end side. */
const File = ({ record, refetch }: { record: Registration; refetch: () => void }) => {
  const { permissions } = usePermissions<string[]>()
  const mayDecide = permissions?.includes('registrations.decide') ?? false
  const id = String(record.id)
  const navigate = useNavigate()
  const claim = useClaim(id, mayDecide)
  const [step, setStep] = useState(() => firstWaiting(record))
  const [paper, setPaper] = useState<string>(firstPaper[step])
  const [isHelping, setIsHelping] = useState(false)
  const { next } = useReviewQueue(id)
  usePreload(next ? String(next.id) : undefined)
  const onStep = (chosen: Step) => {
    setStep(chosen)
    setPaper(firstPaper[chosen])
  }
  const decision = useDecision({ record, step, onStep, next })
  const canDecide =
    mayDecide &&
    claim.state !== 'held' &&
    statusOf(record, step) === 'PENDING' &&
    !decision.isRunning

  useHotkeys({
    ...Object.fromEntries(steps.map((each, index) => [`Digit${index + 1}`, () => onStep(each)])),
    KeyA: () => canDecide && decision.approve(),
    KeyR: () => canDecide && decision.openReject(),
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
          canDecide={canDecide}
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
      {isHelping && <KeysDialog onClose={() => setIsHelping(false)} />}
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
  useHotkeys({
    KeyJ: () => following && void navigate(reviewPath(following.id)),
    KeyK: () => previous && void navigate(reviewPath(previous.id)),
  })
  useEffect(() => {
    document.title = `${translate('review.title')} | ${translate('app.name')}`
  }, [translate])

  return (
    <ResourceContextProvider value="registrations">
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          height: `calc(100dvh - ${barHeight}px - 24px)`,
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
            <File key={id} record={data} refetch={() => void refetch()} />
          </RecordContextProvider>
        )}
      </Box>
    </ResourceContextProvider>
  )
}
