import { changeWords } from '@kasbeno/api/contracts/change_requests'
import HelpIcon from '@mui/icons-material/HelpOutlined'
import { Alert, Box, IconButton, Paper, Skeleton, Stack, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError, ShowBase, useCanAccess, useShowContext, useTranslate } from 'react-admin'
import { SubjectLink } from '../../../components/audit/SubjectLink'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { LoadError } from '../../../components/LoadError'
import { NotesPanel } from '../../../components/NotesPanel'
import { RecordHistory } from '../../../components/RecordHistory'
import { BackStep } from '../../../components/RecordSteps'
import type { RecordOf } from '../../../providers/contract'
import { UnseenPapers } from '../../../components/review/DecisionBox'
import { DecisionPapersOf, useDecisionPapers } from '../../../components/review/decisionPapers'
import { KeysDialog } from '../../../components/review/KeysDialog'
import { Column } from '../../../components/review/ReviewDesk'
import { StatusChip } from '../../../components/StatusChip'
import { formatCode } from '../../../lib/format'
import { useHotkeys } from '../../../lib/useHotkeys'
import { wholeRecord } from '../../../providers/dataProvider'
import { RequestDecisionButtons } from './RequestDecisionButtons'
import { kindsOfChange, needsPapers } from './kinds'
import { useSubjectTitle } from './useSubjectTitle'

const silent = () => undefined

const keys = [
  ['J / K', 'review.keys.neighbours'],
  ['Enter', 'changeRequests.keys.open'],
  ['A', 'review.keys.approve'],
  ['R', 'review.keys.reject'],
  ['?', 'review.keys.help'],
] as const

const Help = () => {
  const title = useTranslate()('review.keys.title')
  const [isOpen, setIsOpen] = useState(false)
  useHotkeys({ Help: () => setIsOpen(true) })
  return (
    <>
      <Tooltip title={title}>
        <IconButton aria-label={title} onClick={() => setIsOpen(true)}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <KeysDialog keys={keys} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const Header = ({
  record,
  onDecided,
  hasBack,
}: Omit<PaneProps, 'id'> & { record: RecordOf<'change-requests'> }) => {
  const title = useSubjectTitle(record)
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        p: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {hasBack && <BackStep to="/change-requests" label="changeRequests.toInbox" />}
      <Typography variant="h2" component="h1">
        {changeWords[`${record.kind}:${record.action}`]}: <bdi>{formatCode(title)}</bdi>
      </Typography>
      <StatusChip source="status" of="approval" />
      <Box sx={{ flex: 1 }} />
      <Stack direction="row" spacing={1}>
        <RequestDecisionButtons record={record} title={title} onDecided={onDecided} />
        {!hasBack && <Help />}
      </Stack>
    </Stack>
  )
}

const noted = { users: 'users', registrations: 'registrations' } as const

const Notes = ({ subject: { resource, id } }: RecordOf<'change-requests'>) => {
  const { canAccess } = useCanAccess({ resource, action: 'show' })
  const about = resource in noted ? noted[resource as keyof typeof noted] : null
  return about && id && canAccess ? <NotesPanel about={about} id={id} /> : null
}

const Asked = ({ record }: { record: RecordOf<'change-requests'> }) => {
  const translate = useTranslate()
  const title = useSubjectTitle(record)
  const { Facts: OwnFacts, Changes } = kindsOfChange[record.kind]
  const { resource, id } = record.subject
  return (
    <FactSheet title="changeRequests.what">
      <Facts>
        <Fact source="kind" of="changeKind" isWord />
        <Fact source="subject.title">
          <SubjectLink type={resource} id={id}>
            {formatCode(title)}
          </SubjectLink>
        </Fact>
        <Fact source="amount" label="changeRequests.amount" as="rial" isOptional />
        {OwnFacts && <OwnFacts />}
        <Fact source="askedByName" />
        <Fact source="askedAt" as="time" />
        <Fact source="reason" isWide isOptional />
      </Facts>
      {Changes && (
        <Box component="section" aria-label={translate('changeRequests.change')} sx={{ mt: 2 }}>
          <Changes />
        </Box>
      )}
    </FactSheet>
  )
}

const Unseen = ({ record }: { record: RecordOf<'change-requests'> }) => {
  const { unseen, pick } = useDecisionPapers()
  return needsPapers(record) && record.verbs.includes('approve') ? (
    <UnseenPapers unseen={unseen ?? []} onPaper={({ id }) => pick(id)} />
  ) : null
}

const Body = ({ record }: { record: RecordOf<'change-requests'> }) => {
  const { Evidence, Past } = kindsOfChange[record.kind]
  return (
    <Stack spacing={1.5} sx={{ p: 1.5, overflowY: 'auto', flex: 1, minHeight: 0 }}>
      {record.whyNot && <Alert severity="info">{record.whyNot}</Alert>}
      <Unseen record={record} />
      <Asked record={record} />
      {Evidence && <Evidence />}
      {record.decidedAt && (
        <FactSheet title="changeRequests.decision">
          <Facts>
            <Fact source="decidedByName" />
            <Fact source="decidedAt" as="time" />
            <Fact source="decisionReason" isWide isOptional />
          </Facts>
        </FactSheet>
      )}
      <Paper sx={{ border: 1, borderColor: 'divider', p: 2 }}>
        <Stack spacing={2}>
          <Notes {...record} />
          <RecordHistory />
          {Past && <Past />}
        </Stack>
      </Paper>
    </Stack>
  )
}

const Content = ({ onDecided, hasBack }: Omit<PaneProps, 'id'>) => {
  const translate = useTranslate()
  const { record, error, refetch } = useShowContext<RecordOf<'change-requests'>>()
  if (error instanceof HttpError && error.status === 404) {
    return (
      <Stack spacing={1} sx={{ p: 1.5 }}>
        {hasBack && <BackStep to="/change-requests" label="changeRequests.toInbox" />}
        <Alert severity="info">{translate('changeRequests.gone')}</Alert>
      </Stack>
    )
  }
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (!record) return <Skeleton variant="rounded" height={320} sx={{ m: 1.5 }} />
  return (
    <DecisionPapersOf>
      <Header record={record} onDecided={onDecided} hasBack={hasBack} />
      <Body record={record} />
    </DecisionPapersOf>
  )
}

interface PaneProps {
  id: string
  onDecided: () => void
  hasBack: boolean
}

/** Everything for a decision. */
export const RequestPane = ({ id, ...rest }: PaneProps) => (
  <ShowBase id={id} queryOptions={{ onError: silent, retry: false, meta: wholeRecord }}>
    <Column>
      <Content {...rest} />
    </Column>
  </ShowBase>
)
