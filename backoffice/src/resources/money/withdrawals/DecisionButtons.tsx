import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import { useGetIdentity } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { formatCode, formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'

const wordsOf = ({ amount, ownerName, phone, iban }: RecordOf<'withdrawals'>) => ({
  amount: formatNumber(amount ?? 0),
  name: ownerName ?? phone ?? '',
  iban: formatCode(iban ?? ''),
})

/** Null when allowed. */
const useWhyNotApprove = () => {
  const { identity } = useGetIdentity()
  return ({
    status,
    ibanAnswer,
    waitsForMember,
    proposedBy,
  }: RecordOf<'withdrawals'>): string | null => {
    if (status !== 'REQUESTED') return 'withdrawals.ended'
    if (ibanAnswer === 'PENDING') return 'withdrawals.inquiryRuns'
    if (waitsForMember) return 'withdrawals.memberFirst'
    return proposedBy?.id === identity?.id ? 'withdrawals.own' : null
  }
}

/** Above the setting by two people. */
export const ApproveWithdrawalButton = () => (
  <CommandButton<RecordOf<'withdrawals'>>
    name="approveWithdrawal"
    permission="withdrawals.decide"
    path={({ id }) => `withdrawals/${id}/approve`}
    icon={<CheckIcon />}
    color="primary"
    variant="contained"
    hotkey="KeyA"
    words={wordsOf}
    outcome={({ status }) =>
      status === 'APPROVED' ? 'commands.approveWithdrawal.done' : 'commands.approveWithdrawal.waits'
    }
    disabledReason={useWhyNotApprove()}
  />
)

/** The owner sees the reason. */
export const RefuseWithdrawalButton = () => (
  <CommandButton<RecordOf<'withdrawals'>>
    name="refuseWithdrawal"
    permission="withdrawals.decide"
    path={({ id }) => `withdrawals/${id}/refuse`}
    icon={<CloseIcon />}
    color="error"
    hotkey="KeyR"
    reason="required"
    words={wordsOf}
    disabledReason={({ status }) =>
      status === 'REQUESTED' || status === 'APPROVED' ? null : 'withdrawals.atBank'
    }
  />
)
