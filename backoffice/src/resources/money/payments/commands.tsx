import BlockIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import ReplayIcon from '@mui/icons-material/Replay'
import { command } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { askDisabledReason, wordsOf, reopenDisabledReason } from './doubt'
import { disabledReason } from './offline'

/** By a second person. */
export const ClosePaymentButton = command<RecordOf<'payments'>>({
  name: 'askClose',
  permission: 'payments.resolve',
  path: ({ id }) => `payments/${id}/close`,
  icon: <BlockIcon />,
  color: 'error',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: askDisabledReason,
  words: wordsOf,
})

/** Staff replace the gateway. */
export const ConfirmButton = command<RecordOf<'payments'>>({
  name: 'confirmReceipt',
  permission: 'payments.confirm',
  path: ({ id }) => `payments/${id}/confirm`,
  body: (_, { reason }) => ({ receipt: reason }),
  icon: <CheckIcon />,
  color: 'primary',
  variant: 'contained',
  reason: 'required',
  reasonLabel: 'commands.receipt',
  hasPreview: true,
  hideWhenDisabled: true,
  outcome: ({ decision }) => (decision ? 'commands.receiptWaits' : 'commands.confirmReceipt.done'),
  disabledReason,
})

export const RefusePaymentButton = command<RecordOf<'payments'>>({
  name: 'refuseReceipt',
  permission: 'payments.confirm',
  path: ({ id }) => `payments/${id}/refuse`,
  icon: <CloseIcon />,
  color: 'error',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason,
})

/** Back in doubt, by a second person. */
export const ReopenPaymentButton = command<RecordOf<'payments'>>({
  name: 'askReopen',
  permission: 'payments.resolve',
  path: ({ id }) => `payments/${id}/reopen`,
  icon: <ReplayIcon />,
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: reopenDisabledReason,
  words: wordsOf,
})
