import AddCardIcon from '@mui/icons-material/AddCard'
import { isRefused } from '@kasbeno/api/contracts/refusal'
import { choosesPackage } from '@kasbeno/api/contracts/plans'
import CancelIcon from '@mui/icons-material/CancelOutlined'
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined'
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined'
import { kycTransitions, type KycStep } from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { command } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { formatNumber } from '../../../lib/format'
import { AllocationBasis } from './Score'
import { isApproved, registrationName, type Registration } from './registration'

const disabledReason = (record: Registration): string | null => {
  if (record.creditLine) return 'registrations.alreadyAllocated'
  if (record.pendingApproval) return 'registrations.fourEyes'
  if (isRefused(record.kycStep)) return 'registrations.fileRefused'
  if (!isApproved(record)) return 'registrations.notApproved'
  const owesFee = choosesPackage(record.plan) && record.fee?.status !== 'PAID'
  return owesFee ? 'registrations.feeUnpaid' : null
}

/** Up to the package; above the limit by two people. */
export const AllocateButton = command<RecordOf<'registrations'>>({
  name: 'allocate',
  permission: 'credit.allocate',
  path: () => 'credit/allocate',
  body: ({ id }, { amount }) => ({ registrationId: id, amount }),
  icon: <AddCardIcon />,
  color: 'primary',
  variant: 'contained',
  disabledReason,
  amount: (record) => record.package?.amount ?? null,
  words: (record) => ({
    name: registrationName(record),
    amount: formatNumber(record.package?.amount ?? 0),
  }),
  hotkey: 'KeyA',
  hasPreview: true,
  Basis: AllocationBasis,
  outcome: ({ status }) =>
    status === 'PENDING_APPROVAL' ? 'commands.allocate.fourEyes' : 'commands.allocate.done',
})

export const CancelPackageButton = command({
  name: 'cancelPackage',
  permission: 'packages.cancel',
  path: () => 'credit/cancel-package',
  body: ({ id }, { reason }) => ({ registrationId: id, reason }),
  icon: <CancelIcon />,
  color: 'error',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: ({ userSubscriptionPackageStatus: status }) =>
    status === 'ALLOCATE_PENDING' ? null : 'registrations.nothingToCancel',
})

const notNow =
  (to: KycStep, why: string) =>
  ({ kycStep }: RecordOf<'registrations'>) =>
    canMove(kycTransitions, kycStep, to) ? null : why

/** May differ from the bureau. */
export const AcceptScoreButton = command<RecordOf<'registrations'>>({
  name: 'acceptScore',
  permission: 'registrations.score',
  path: ({ id }) => `registrations/${id}/score`,
  body: () => ({ accepted: true }),
  icon: <ThumbUpIcon />,
  hideWhenDisabled: true,
  disabledReason: notNow('CREDIT_SCORE_ACCEPTED', 'registrations.scoreNotNow'),
})

export const RefuseScoreButton = command<RecordOf<'registrations'>>({
  name: 'refuseScore',
  permission: 'registrations.score',
  path: ({ id }) => `registrations/${id}/score`,
  body: (_, { reason }) => ({ accepted: false, reason }),
  icon: <ThumbDownIcon />,
  color: 'error',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: notNow('CREDIT_SCORE_REJECTED', 'registrations.scoreNotNow'),
})

export const VisitButton = command<RecordOf<'registrations'>>({
  name: 'visit',
  permission: 'registrations.visit',
  path: ({ id }) => `registrations/${id}/visit`,
  body: () => ({ accepted: true }),
  icon: <AccountBalanceIcon />,
  hideWhenDisabled: true,
  disabledReason: ({ kycStep }) =>
    canMove(kycTransitions, kycStep, 'BRANCH_SELECTION') ? null : 'registrations.visitNotNow',
})
