import CheckIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import KeepIcon from '@mui/icons-material/NotificationsOffOutlined'
import ReturnIcon from '@mui/icons-material/UndoOutlined'
import { payingAlarms, type PayoutRequestKind } from '@kasbeno/api/contracts/settlement'
import { CommandButton } from '../../components/CommandButton'
import { useWaitingFor } from '../../components/requests/useWaitingFor'
import type { RecordOf } from '../../providers/contract'
import { useAlarms } from '../payout-alarms/PayoutAlarms'

const commands = {
  RETURNED: { name: 'payoutReturned', icon: <ReturnIcon />, color: 'error' },
  PAID: { name: 'payoutPaid', icon: <CheckIcon />, color: 'inherit' },
  KEEP: { name: 'payoutKept', icon: <KeepIcon />, color: 'inherit' },
} as const

/** What the bank did otherwise than we know; a second person decides. */
export const CorrectButtons = () => {
  const isWaiting = useWaitingFor('payout-requests', 'settlement.read', 'payoutId').length > 0
  const open = (useAlarms('id').data ?? []).filter(({ isOpen }) => isOpen)
  const saysPaid = open.some(({ kind }) => kind !== null && payingAlarms.includes(kind))
  const fits: Record<PayoutRequestKind, (status: string) => boolean> = {
    RETURNED: (status) => status === 'PAID',
    PAID: (status) => status !== 'PAID' && saysPaid,
    KEEP: () => open.length > 0,
  }
  return (['RETURNED', 'PAID', 'KEEP'] as const).map((kind) => (
    <CommandButton<RecordOf<'payouts'>>
      key={kind}
      {...commands[kind]}
      permission="settlement.run"
      path={({ id }) => `payouts/${id}/correct`}
      body={(_, { reason }) => ({ kind, reason })}
      reason="required"
      hideWhenDisabled
      disabledReason={({ status }) =>
        !isWaiting && fits[kind](status) ? null : 'payouts.nothingToCorrect'
      }
    />
  ))
}
