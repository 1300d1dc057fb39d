import CheckIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import KeepIcon from '@mui/icons-material/NotificationsOffOutlined'
import ReturnIcon from '@mui/icons-material/UndoOutlined'
import { limits } from '@kasbeno/api/contracts/limits'
import { payingAlarms, type PayoutRequestKind } from '@kasbeno/api/contracts/settlement'
import { useRecordContext } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { useWaitingOn } from '../../../components/requests/useWaiting'
import { useAlarms } from '../payout-alarms/PayoutAlarms'

const commands = {
  RETURNED: { name: 'payoutReturned', icon: <ReturnIcon />, color: 'error' },
  PAID: { name: 'payoutPaid', icon: <CheckIcon />, color: 'inherit' },
  KEEP: { name: 'payoutKept', icon: <KeepIcon />, color: 'inherit' },
} as const

/** What they are called where the transfer pays a withdrawal. */
const ofWithdrawal = {
  RETURNED: 'withdrawalReturned',
  PAID: 'withdrawalPaid',
  KEEP: 'payoutKept',
} as const
const bankReference = {
  field: 'bankReference',
  label: 'payouts.bankReference',
  maxLength: limits.bankReference,
}

interface CorrectButtonsProps {
  /** The field naming the transfer. */
  of: 'id' | 'payoutId'
}

/** By a second person. */
export const CorrectButtons = ({ of }: CorrectButtonsProps) => {
  const isWaiting = useWaitingOn('payouts', useRecordContext()?.[of]).length > 0
  const isWithdrawal = of === 'payoutId'
  const unsettled = (useAlarms(of).data ?? []).filter(
    ({ isOpen, isUnexplained }) => isOpen || isUnexplained
  )
  const saysPaid = unsettled.some(({ kind }) => kind !== null && payingAlarms.includes(kind))
  const fits: Record<PayoutRequestKind, (status: string) => boolean> = {
    RETURNED: (status) => status === 'PAID',
    PAID: (status) => status !== 'PAID' && saysPaid,
    KEEP: () => unsettled.length > 0,
  }
  return (['RETURNED', 'PAID', 'KEEP'] as const).map((kind) => (
    <CommandButton
      key={kind}
      {...commands[kind]}
      {...(isWithdrawal && { name: ofWithdrawal[kind] })}
      permission="settlement.run"
      path={(record) => `payouts/${String(record[of])}/correct`}
      body={(_, { reason, note }) => ({ kind, reason, ...(note && { bankReference: note }) })}
      note={kind === 'KEEP' ? bankReference : undefined}
      reason="required"
      hideWhenDisabled
      disabledReason={({ status }) =>
        !isWaiting && fits[kind](String(status)) ? null : 'payouts.nothingToCorrect'
      }
    />
  ))
}
