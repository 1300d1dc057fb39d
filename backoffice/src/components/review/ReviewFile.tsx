import { Alert, Divider, Stack } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate, type RaRecord } from 'react-admin'
import { formatCode } from '../../lib/format'
import { useHotkeys } from '../../lib/useHotkeys'
import { showPath } from '../../providers/dataProvider'
import { DocumentViewer } from '../documents/DocumentViewer'
import { NotesPanel } from '../NotesPanel'
import { DecidedBox, DecisionBox } from './DecisionBox'
import { useTellUnseen } from './decisionPapers'
import { isPending, type DeskDescription, type Part } from './desk'
import { FileHeader } from './FileHeader'
import { Inquiries } from './Inquiries'
import { KeysDialog, reviewKeys } from './KeysDialog'
import { RejectDialog } from './RejectDialog'
import { ReopenButton } from './ReopenButton'
import { Column, OpenFile } from './ReviewDesk'
import { StepButtons } from './StepButtons'
import { useClaim } from './useClaim'
import { useDecision, type LastPart } from './useDecision'
import { useSeenPapers } from './useSeenPapers'

interface FileProps {
  desk: DeskDescription
  file: RaRecord
  refetch: () => void
  /** Absent without waiting files. */
  onNext: (() => void) | undefined
  openedWith: string | undefined
  onDecided: (decision: LastPart) => void
}

/** Open part and requested paper. */
const usePicked = ({ desk, file, openedWith }: FileProps) => {
  const parts = desk.partsOf(file)
  const [name, setName] = useState(() => openedWith ?? (parts.find(isPending) ?? parts[0]!).name)
  const [paper, setPaper] = useState('')
  const part = parts.find((each) => each.name === name) ?? parts[0]!
  const pick = (chosen: string) => {
    setName(chosen)
    setPaper('')
  }
  return { parts, part, pick, paper, setPaper }
}

/** Why the officer cannot decide. */
const useHand = ({ desk, file }: FileProps) => {
  const { permissions } = usePermissions<string[]>()
  const translate = useTranslate()
  const mayDecide = permissions?.includes(desk.permission) ?? false
  const why = desk.whyClosed?.(file) ?? null
  const isWanted = mayDecide && why === null && desk.partsOf(file).some(isPending)
  const claim = useClaim(`${desk.commands}/${file.id}`, isWanted)
  const message = why ?? (claim.state === 'held' ? claim.message : null)
  return {
    isOurs: mayDecide && message === null,
    warning: message !== null && translate(message, { _: message }),
  }
}

const digitKeys = (parts: readonly Part[], pick: (name: string) => void) =>
  Object.fromEntries(parts.slice(0, 9).map(({ name }, at) => [`Digit${at + 1}`, () => pick(name)]))

/** Side by side, with inquiries, decision and notes. */
export const ReviewFile = (props: FileProps) => {
  const { desk, file, onNext, onDecided } = props
  const translate = useTranslate()
  const hand = useHand(props)
  const { parts, part, paper, setPaper, ...picked } = usePicked(props)
  const [isHelping, setIsHelping] = useState(false)
  const decision = useDecision({ desk, file, part, onPart: picked.pick, onNext, onDecided })
  const pick = (name: string) => {
    decision.clearRefusal()
    picked.pick(name)
  }
  const needed = desk.neededPapers(file, part)
  const papers = useSeenPapers(needed)
  const isOffered = hand.isOurs && isPending(part) && !decision.isRunning
  const canApprove = isOffered && papers.unseen.length === 0
  const canReject = isOffered && papers.isRefusable
  const tellUnseen = useTellUnseen()
  const sayUnseen = () => isOffered && tellUnseen(papers.unseen, ({ kind }) => setPaper(kind))
  const refusal = decision.isRejecting ? undefined : decision.refusal?.message
  const titleOf = (title: string) => translate(title, { _: title })

  useHotkeys({
    ...digitKeys(parts, pick),
    KeyA: () => (canApprove ? decision.approve() : sayUnseen()),
    KeyR: () => (canReject ? decision.openReject() : sayUnseen()),
    Help: () => setIsHelping(true),
  })

  return (
    <>
      <OpenFile
        header={
          <FileHeader
            name={desk.nameOf(file)}
            kind={formatCode(titleOf(desk.detailOf(file)))}
            wholeFile={showPath(desk.resource, file.id)}
            onHelp={() => setIsHelping(true)}
          />
        }
        facts={<desk.Facts part={part} minWidth={110} />}
        papers={
          <DocumentViewer
            documents={[...(desk.shownPapers?.(file, part) ?? desk.papersOf(file))]}
            selected={paper || (needed[0]?.kind ?? '')}
            onSelect={setPaper}
            onExpired={props.refetch}
            onShown={papers.onShown}
            onFailed={papers.onFailed}
          />
        }
      />
      <Column>
        <Stack spacing={1.5} sx={{ p: 1.5, overflowY: 'auto', minHeight: 0 }}>
          <StepButtons
            label={translate(desk.words.parts)}
            steps={parts.map((each) => ({ ...each, title: titleOf(each.title) }))}
            of={desk.statuses}
            picked={part.name}
            onPick={pick}
          />
          <Divider />
          {desk.inquiries && <Inquiries desk={desk} level="h3" />}
          {desk.inquiries && <Divider />}
          {hand.warning && <Alert severity="warning">{hand.warning}</Alert>}
          {refusal && <Alert severity="error">{titleOf(refusal)}</Alert>}
          {isPending(part) ? (
            <DecisionBox
              name={titleOf(part.title)}
              unseen={isOffered ? papers.unseen : []}
              onPaper={({ kind }) => setPaper(kind)}
              canApprove={canApprove}
              canReject={canReject}
              isRunning={decision.isRunning}
              onApprove={decision.approve}
              onReject={decision.openReject}
            />
          ) : (
            <DecidedBox onNext={onNext}>
              <ReopenButton desk={desk} part={part} />
            </DecidedBox>
          )}
          {desk.notes && <Divider />}
          {desk.notes && <NotesPanel about={desk.notes} id={file.id} />}
        </Stack>
      </Column>
      {decision.isRejecting && (
        <RejectDialog
          title="review.rejectStep"
          submit={desk.words.reject}
          words={{ step: titleOf(part.title) }}
          reasons={desk.reasonsFor(part)}
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
