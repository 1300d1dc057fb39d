import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import UndoIcon from '@mui/icons-material/Undo'
import { useTranslate, type RaRecord } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'
import { formatCode } from '../../lib/format'
import { decisionOf, useDecideDisabledReason, useWithdrawDisabledReason, wordsOf } from './doubt'

const pathOf = (record: RaRecord, verdict: 'approve' | 'reject' | 'withdraw') =>
  `payments/${record.id}/decisions/${decisionOf(record)?.id}/${verdict}`

/** The second person sees what exactly is asked for, and agrees or does not; the first may take it back. */
export const DecisionButtons = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const disabledReason = useDecideDisabledReason()
  const withdrawDisabledReason = useWithdrawDisabledReason()
  const decision = decisionOf(record)
  if (!decision) return null
  const { kind, bankReference, despiteReversal } = decision
  return (
    <>
      <CommandButton
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
      <CommandButton
        name="rejectPayment"
        permission="payments.resolve"
        path={(of) => pathOf(of, 'reject')}
        icon={<CloseIcon />}
        color="error"
        reason="required"
        disabledReason={disabledReason}
      />
      <CommandButton
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
