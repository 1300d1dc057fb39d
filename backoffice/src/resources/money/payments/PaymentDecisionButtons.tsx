import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import UndoIcon from '@mui/icons-material/Undo'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { formatCode } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { useDecideDisabledReason, useWithdrawDisabledReason, wordsOf, type Payment } from './doubt'

const pathOf = (record: Payment, verdict: 'approve' | 'reject' | 'withdraw') =>
  `payments/${record.id}/decisions/${record.decision?.id}/${verdict}`

/** The second person decides; the first may withdraw. */
export const PaymentDecisionButtons = ({ record }: { record: Payment }) => {
  const translate = useTranslate()
  const disabledReason = useDecideDisabledReason()
  const withdrawDisabledReason = useWithdrawDisabledReason()
  const { decision } = record
  if (!decision) return null
  const { kind, bankReference, despiteReversal } = decision
  return (
    <>
      <CommandButton<RecordOf<'payments'>>
        name="approvePayment"
        permission="payments.resolve"
        path={(of) => pathOf(of, 'approve')}
        icon={<CheckIcon />}
        color="primary"
        variant="contained"
        disabledReason={disabledReason}
        words={(of) => ({
          ...wordsOf(of),
          what: translate(`enums.paymentDecision.${kind}`),
          reference: bankReference
            ? translate('payments.withReference', { reference: formatCode(bankReference) })
            : '',
          warning: despiteReversal ? translate('payments.despiteReversal') : '',
        })}
      />
      <CommandButton<RecordOf<'payments'>>
        name="rejectPayment"
        permission="payments.resolve"
        path={(of) => pathOf(of, 'reject')}
        icon={<CloseIcon />}
        color="error"
        reason="required"
        disabledReason={disabledReason}
      />
      <CommandButton<RecordOf<'payments'>>
        name="withdrawRequest"
        permission="payments.resolve"
        path={(of) => pathOf(of, 'withdraw')}
        icon={<UndoIcon />}
        hideWhenDisabled
        disabledReason={withdrawDisabledReason}
      />
    </>
  )
}
