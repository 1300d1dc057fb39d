import { Skeleton } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { DocumentViewer } from '../../../../components/documents/DocumentViewer'
import { LoadError } from '../../../../components/LoadError'
import { FileHeader } from '../../../../components/review/FileHeader'
import { KeysDialog } from '../../../../components/review/KeysDialog'
import { QueuePanel } from '../../../../components/review/QueuePanel'
import { RejectDialog } from '../../../../components/review/RejectDialog'
import { Column, OpenFile, ReviewDesk } from '../../../../components/review/ReviewDesk'
import { TakeBackBar } from '../../../../components/review/TakeBackBar'
import { useClaim } from '../../../../components/review/useClaim'
import {
  useFile,
  useKeepFile,
  useNeighbourKeys,
  usePreload,
  useQueue,
} from '../../../../components/review/useQueue'
import { useIsFree } from '../../../../components/review/useIsFree'
import { useSeenPapers } from '../../../../components/review/useSeenPapers'
import { formatCode } from '../../../../lib/format'
import { relativeTime } from '../../../../lib/jalali'
import { useHotkeys } from '../../../../lib/useHotkeys'
import type { CommandAnswer } from '../../../../providers/contract'
import { showPath } from '../../../../providers/dataProvider'
import { PartFacts } from '../PartFacts'
import { legal, type Company, type CompanyRow } from '../company'
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
import { DecisionPanel, useTitleOf } from './DecisionPanel'
import { reviewKeys } from './keys'
import { useDecision, type LastPart } from './useDecision'

const picturesOf = ({ papers }: Company) => papers
const filter = { waits: true }

/** The companies that wait, and who has which of them in hand. */
const useCompanyQueue = (id: string) => {
  const isFree = useIsFree()
  const isOffered = (row: CompanyRow) => waits(row) && isFree(row)
  return { isFree, ...useQueue<CompanyRow>(id, { resource: 'companies', filter, isOffered }) }
}

const firstWaiting = (parts: Part[]) =>
  (parts.find(({ status }) => status === 'PENDING') ?? parts[0]!).name

interface FileProps {
  record: Company
  refetch: () => void
  next: CompanyRow | undefined
  /** The part to open with; by default the first that waits. */
  openedWith: string | undefined
  onDecided: (decision: LastPart) => void
}

const usePicked = (record: Company, openedWith: string | undefined) => {
  const parts = partsOf(record)
  const [name, setName] = useState(() => openedWith ?? firstWaiting(parts))
  const [paper, setPaper] = useState('')
  const part = parts.find((each) => each.name === name) ?? parts[0]!
  const pick = (chosen: string) => {
    setName(chosen)
    setPaper('')
  }
  return { parts, part, pick, paper, setPaper }
}

/** Papers and typed data side by side, the register and the decision at the end side. */
const File = ({ record, refetch, next, openedWith, onDecided }: FileProps) => {
  const navigate = useNavigate()
  const { permissions } = usePermissions<string[]>()
  const mayDecide = permissions?.includes('companies.decide') ?? false
  const claim = useClaim(`${legal}/companies/${record.id}`, mayDecide)
  const { parts, part, paper, setPaper, ...picked } = usePicked(record, openedWith)
  const [isHelping, setIsHelping] = useState(false)
  usePreload('companies', next && String(next.id), picturesOf)
  const decision = useDecision({ record, part, onPart: picked.pick, next, onDecided })
  const pick = (name: string) => {
    decision.clearRefusal()
    picked.pick(name)
  }
  const papers = useSeenPapers(neededPapers(record, part))
  const titleOf = useTitleOf()
  const isPending = part.status === 'PENDING'
  const isOffered = mayDecide && claim.state !== 'held' && isPending && !decision.isRunning
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
        <DecisionPanel
          parts={parts}
          part={part}
          onPart={pick}
          claim={claim}
          refusal={decision.isRejecting ? null : (decision.refusal?.message ?? null)}
          unseen={isOffered ? papers.unseen : []}
          onPaper={setPaper}
          canApprove={canApprove}
          canReject={canReject}
          isRunning={decision.isRunning}
          onApprove={decision.approve}
          onReject={decision.openReject}
          onNext={next && (() => void navigate(reviewPath(next.id)))}
        />
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

type Reopening =
  '/api/legal/admin/companies/{id}/{step}/reopen' | '/api/legal/admin/board-members/{id}/reopen'

/** The legal officers' desk: the companies that wait, the open one, the decision. */
export default function CompanyReview() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { data, error, refetch } = useFile('companies', id)
  const { rows, total, next, isFree, ...beside } = useCompanyQueue(id)
  const [last, setLast] = useState<LastPart | null>(null)
  const [opened, setOpened] = useState<{ round: number; id?: string; part?: string }>({ round: 0 })
  const forgetLast = useCallback(() => setLast(null), [])
  const keep = useKeepFile<Company>('companies')
  const navigate = useNavigate()
  const showAgain = ({ without, part }: LastPart, answer: CommandAnswer<Reopening>) => {
    // Of a member the command answers the member alone.
    const file = 'members' in answer ? answer : without
    keep(file)
    setLast(null)
    setOpened({ round: opened.round + 1, id: String(file.id), part })
    void navigate(reviewPath(file.id))
  }
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
      <ReviewDesk
        bar={
          last && (
            <TakeBackBar<Reopening>
              key={last.knownAt}
              decision={last}
              onTakenBack={(answer) => showAgain(last, answer)}
              onOver={forgetLast}
            />
          )
        }
      >
        <Column>
          <QueuePanel
            files={rows.map((row) => ({
              id: row.id,
              name: row.companyName,
              waiting: waitingOf(row),
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
              key={`${id}:${opened.round}`}
              record={data}
              refetch={() => void refetch()}
              next={next}
              openedWith={opened.id === id ? opened.part : undefined}
              onDecided={setLast}
            />
          </RecordContextProvider>
        )}
      </ReviewDesk>
    </ResourceContextProvider>
  )
}
