import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import { companyReopenTransitions } from '@kasbeno/api/contracts/companies'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import type { ShownPapers } from '../../../components/review/useSeenPapers'
import type { RecordOf } from '../../../providers/contract'
import { commandPath, neededPapers, statusOf, type Holder, type HolderStep } from './holder'

const reasonsOfHolder = [
  'review.reasons.identity.name',
  'review.reasons.identity.nationalCode',
  'review.reasons.identity.birthDate',
  'review.reasons.docs.blurred',
  'review.reasons.docs.incomplete',
  'cardHolders.reasons.otherCard',
  'cardHolders.reasons.otherPhone',
] as const
const reasonsOfContract = [
  'review.reasons.docs.blurred',
  'review.reasons.docs.incomplete',
  'cardHolders.reasons.noStamp',
  'cardHolders.reasons.noSignature',
  'cardHolders.reasons.otherHolder',
  'cardHolders.reasons.oldForm',
] as const

interface DecisionProps {
  papers: ShownPapers
  /** Somebody else has the file in hand. */
  isHeld?: boolean
  /** Who decided may take it back for a moment. */
  onDecided?: (record: Holder, step: HolderStep, verdict: 'verify' | 'reject') => void
}

interface Question {
  record: Holder
  step: HolderStep
  of: DecisionProps
}
const whyNot = ({ record, step, of }: Question): string | null => {
  if (record.removedAt) return 'cardHolders.removed'
  if (statusOf(record, step) !== 'PENDING') return 'cardHolders.notWaiting'
  return of.isHeld ? 'cardHolders.held' : null
}
/** Nobody accepts what was not on the screen; what cannot be opened may be refused. */
const whyNotVerify = (asked: Question) => {
  const { record, step, of } = asked
  const isUnseen = of.papers.unseenOf(neededPapers(record, step)).length > 0
  return whyNot(asked) ?? (isUnseen ? `cardHolders.unseen.${step}` : null)
}
const whyNotReject = (asked: Question) => {
  const { record, step, of } = asked
  const isRefusable = of.papers.isRefusable(neededPapers(record, step))
  return whyNot(asked) ?? (isRefusable ? null : `cardHolders.unseen.${step}`)
}

/** What the legal officer says of the person; what they looked at is named, so that nothing newer is decided. */
export const VerifyHolderButton = (of: DecisionProps) => (
  <CommandButton<RecordOf<'card-holders'>>
    name="verifyHolder"
    permission="card-holders.decide"
    path={(record) => commandPath(record, 'holder', 'verify')}
    body={({ sentAt }) => ({ sentAt })}
    icon={<CheckIcon />}
    hotkey="KeyA"
    disabledReason={(record) => whyNotVerify({ record, step: 'holder', of })}
    onDone={(record) => of.onDecided?.(record, 'holder', 'verify')}
  />
)

export const RejectHolderButton = (of: DecisionProps) => (
  <CommandButton<RecordOf<'card-holders'>>
    name="rejectHolder"
    permission="card-holders.decide"
    path={(record) => commandPath(record, 'holder', 'reject')}
    body={({ sentAt }, { reason }) => ({ rejectionReason: reason, sentAt })}
    icon={<CloseIcon />}
    color="error"
    reason="required"
    reasons={reasonsOfHolder}
    hotkey="KeyR"
    disabledReason={(record) => whyNotReject({ record, step: 'holder', of })}
    onDone={(record) => of.onDecided?.(record, 'holder', 'reject')}
  />
)

export const VerifyContractButton = (of: DecisionProps) => (
  <CommandButton<RecordOf<'card-holders'>>
    name="verifyContract"
    permission="card-holders.decide"
    path={(record) => commandPath(record, 'contract', 'verify')}
    body={({ contractSentAt }) => ({ sentAt: contractSentAt ?? undefined })}
    icon={<CheckIcon />}
    hotkey="KeyC"
    disabledReason={(record) => whyNotVerify({ record, step: 'contract', of })}
    onDone={(record) => of.onDecided?.(record, 'contract', 'verify')}
  />
)

export const RejectContractButton = (of: DecisionProps) => (
  <CommandButton<RecordOf<'card-holders'>>
    name="rejectContract"
    permission="card-holders.decide"
    path={(record) => commandPath(record, 'contract', 'reject')}
    body={({ contractSentAt }, { reason }) => ({
      rejectionReason: reason,
      sentAt: contractSentAt ?? undefined,
    })}
    icon={<CloseIcon />}
    color="error"
    reason="required"
    reasons={reasonsOfContract}
    hotkey="KeyX"
    disabledReason={(record) => whyNotReject({ record, step: 'contract', of })}
    onDone={(record) => of.onDecided?.(record, 'contract', 'reject')}
  />
)

/** Brings what was decided back to the officers, until the card is made. */
export const ReopenHolderButton = ({ step }: { step: HolderStep }) => {
  const translate = useTranslate()
  const whyStays = (record: Holder): string | null => {
    if (record.removedAt) return 'cardHolders.removed'
    if (record.cardId) return 'cardHolders.cardMade'
    return canMove(companyReopenTransitions, statusOf(record, step), 'PENDING')
      ? null
      : 'review.notDecided'
  }
  return (
    <CommandButton<RecordOf<'card-holders'>>
      name="reopenHolder"
      permission="card-holders.decide"
      path={(record) => commandPath(record, step, 'reopen')}
      body={({ decisions }, { reason }) => ({ reason, decidedAt: decisions[step]?.at })}
      icon={<UndoIcon />}
      variant="text"
      reason="required"
      hideWhenDisabled
      disabledReason={whyStays}
      words={({ holderName }) => ({
        what: translate(`cardHolders.step.${step}`, { name: holderName }),
      })}
    />
  )
}
