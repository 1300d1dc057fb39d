import TuneIcon from '@mui/icons-material/TuneOutlined'
import { renewsCredit } from '@kasbeno/api/contracts/plans'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import AutorenewIcon from '@mui/icons-material/Autorenew'
import BlockIcon from '@mui/icons-material/Block'
import MoneyOffIcon from '@mui/icons-material/MoneyOffOutlined'
import { command } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { blockBy } from './creditLine'
import { Ceiling } from './Ceiling'

/** By two people above the limit; below the used credit it follows repayments. */
export const ChangeLimitButton = command<RecordOf<'credit-lines'>>({
  name: 'changeLimit',
  Basis: Ceiling,
  permission: 'credit.change-limit',
  path: () => 'credit/change-limit',
  body: ({ id }, { amount, reason }) => ({ creditLineId: id, limit: amount, reason }),
  icon: <TuneIcon />,
  amount: ({ targetLimit, limit }) => targetLimit ?? limit,
  reason: 'required',
  hasPreview: true,
  outcome: ({ status }) => `commands.changeLimit.${status === 'CHANGED' ? 'done' : 'asked'}`,
})

const disabledReason = ({ plan, hasRenewalCredit }: RecordOf<'credit-lines'>): string | null => {
  if (!renewsCredit(plan)) return 'creditLines.noRenewal'
  return hasRenewalCredit ? 'creditLines.alreadyGranted' : null
}

/** The server checks arrears and date. */
export const GrantRenewalButton = command<RecordOf<'credit-lines'>>({
  name: 'grantRenewal',
  permission: 'credit.grant-renewal',
  path: () => 'credit/grant-renewal',
  body: ({ id }) => ({ creditLineId: id }),
  icon: <EventRepeatIcon />,
  disabledReason,
  hasPreview: true,
})

export const RevolveButton = command({
  name: 'revolve',
  permission: 'credit.revolve',
  path: () => 'credit/revolve',
  body: ({ id }, { reason }) => ({ creditLineId: id, reason }),
  icon: <AutorenewIcon />,
  reason: 'required',
  hasPreview: true,
  outcome: ({ freed }) => (freed ? 'commands.revolve.done' : 'commands.revolve.nothing'),
})

export const SuspendButton = command<RecordOf<'credit-lines'>>({
  name: 'suspend',
  permission: 'credit.suspend',
  path: () => 'credit/suspend',
  body: ({ id }, { reason }) => ({ creditLineId: id, reason }),
  icon: <BlockIcon />,
  color: 'error',
  disabledReason: (record) => (blockBy(record, 'STAFF') ? 'creditLines.alreadySuspended' : null),
  reason: 'required',
  hasPreview: true,
})

/** The server checks age; a second person decides. */
export const WriteOffButton = command<RecordOf<'credit-lines'>>({
  name: 'writeOff',
  permission: 'credit.write-off',
  path: () => 'credit/write-off',
  body: ({ id }, { reason }) => ({ creditLineId: id, reason }),
  words: ({ ownerName }) => ({ name: String(ownerName ?? '') }),
  icon: <MoneyOffIcon />,
  color: 'error',
  disabledReason: ({ used }) => (used > 0 ? null : 'writeOffs.noDebt'),
  reason: 'required',
  hasPreview: true,
})
