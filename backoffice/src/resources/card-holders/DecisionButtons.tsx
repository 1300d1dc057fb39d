import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import { companyReopenTransitions } from '@kasbeno/api/contracts/companies'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'
import type { ShownPapers } from '../../components/review/useSeenPapers'
import type { RecordOf } from '../../providers/contract'
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
  /** Who decided may take it back for a moment. */
  onDecided?: (record: Holder, step: HolderStep, verdict: 'verify' | 'reject') => void
}

const whyNot = (record: Holder, step: HolderStep): string | null => {
  if (record.removedAt) return 'cardHolders.removed'
  return statusOf(record, step) === 'PENDING' ? null : 'cardHolders.notWaiting'
}
/** Nobody accepts what was not on the screen; what cannot be opened may be refused. */
const whyNotVerify = (record: Holder, step: HolderStep, { unseenOf }: ShownPapers) =>
  whyNot(record, step) ??
  (unseenOf(neededPapers(record, step)).length > 0 ? `cardHolders.unseen.${step}` : null)
const whyNotReject = (record: Holder, step: HolderStep, { isRefusable }: ShownPapers) =>
  whyNot(record, step) ??
  (isRefusable(neededPapers(record, step)) ? null : `cardHolders.unseen.${step}`)

/** What the legal officer says of the person; what they looked at is named, so that nothing newer is decided. */
export const VerifyHolderButton = ({ papers, onDecided }: DecisionProps) => (
  <CommandButton<RecordOf<'card-holders'>>
    name="verifyHolder"
    permission="card-holders.decide"
    path={(record) => commandPath(record, 'holder', 'verify')}
    body={({ sentAt }) => ({ sentAt })}
    icon={<CheckIcon />}
    hotkey="KeyA"
    disabledReason={(record) => whyNotVerify(record, 'holder', papers)}
    onDone={(record) => onDecided?.(record, 'holder', 'verify')}
  />
)

export const RejectHolderButton = ({ papers, onDecided }: DecisionProps) => (
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
    disabledReason={(record) => whyNotReject(record, 'holder', papers)}
    onDone={(record) => onDecided?.(record, 'holder', 'reject')}
  />
)

export const VerifyContractButton = ({ papers, onDecided }: DecisionProps) => (
  <CommandButton<RecordOf<'card-holders'>>
    name="verifyContract"
    permission="card-holders.decide"
    path={(record) => commandPath(record, 'contract', 'verify')}
    body={({ contractSentAt }) => ({ sentAt: contractSentAt ?? undefined })}
    icon={<CheckIcon />}
    hotkey="KeyC"
    disabledReason={(record) => whyNotVerify(record, 'contract', papers)}
    onDone={(record) => onDecided?.(record, 'contract', 'verify')}
  />
)

export const RejectContractButton = ({ papers, onDecided }: DecisionProps) => (
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
    disabledReason={(record) => whyNotReject(record, 'contract', papers)}
    onDone={(record) => onDecided?.(record, 'contract', 'reject')}
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
