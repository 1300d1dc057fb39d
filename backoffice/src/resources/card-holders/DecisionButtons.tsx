import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import { CommandButton } from '../../components/CommandButton'
import type { RecordOf } from '../../providers/contract'

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

type Holder = RecordOf<'card-holders'>

const below = ({ id }: Holder, call: string) => `/api/legal/admin/card-holders/${id}/${call}`
const why = ({ removedAt }: Holder, status: string) => {
  if (removedAt) return 'cardHolders.removed'
  return status === 'PENDING' ? null : 'cardHolders.notWaiting'
}
const ofHolder = (record: Holder) => why(record, record.legalUserKycStatus)
const ofContract = (record: Holder) => why(record, record.contractStatus)

/** What the legal officer says of the person; what they looked at is named, so that nothing newer is decided. */
export const VerifyHolderButton = () => (
  <CommandButton<RecordOf<'card-holders'>>
    name="verifyHolder"
    permission="card-holders.decide"
    path={(record) => below(record, 'verify')}
    body={({ sentAt }) => ({ sentAt })}
    icon={<CheckIcon />}
    hotkey="KeyA"
    disabledReason={ofHolder}
  />
)

export const RejectHolderButton = () => (
  <CommandButton<RecordOf<'card-holders'>>
    name="rejectHolder"
    permission="card-holders.decide"
    path={(record) => below(record, 'reject')}
    body={({ sentAt }, { reason }) => ({ rejectionReason: reason, sentAt })}
    icon={<CloseIcon />}
    color="error"
    reason="required"
    reasons={reasonsOfHolder}
    hotkey="KeyR"
    disabledReason={ofHolder}
  />
)

export const VerifyContractButton = () => (
  <CommandButton<RecordOf<'card-holders'>>
    name="verifyContract"
    permission="card-holders.decide"
    path={(record) => below(record, 'contract/verify')}
    body={({ contractSentAt }) => ({ sentAt: contractSentAt ?? undefined })}
    icon={<CheckIcon />}
    hotkey="KeyC"
    disabledReason={ofContract}
  />
)

export const RejectContractButton = () => (
  <CommandButton<RecordOf<'card-holders'>>
    name="rejectContract"
    permission="card-holders.decide"
    path={(record) => below(record, 'contract/reject')}
    body={({ contractSentAt }, { reason }) => ({
      rejectionReason: reason,
      sentAt: contractSentAt ?? undefined,
    })}
    icon={<CloseIcon />}
    color="error"
    reason="required"
    reasons={reasonsOfContract}
    hotkey="KeyX"
    disabledReason={ofContract}
  />
)
