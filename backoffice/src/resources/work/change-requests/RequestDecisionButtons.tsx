import { changeWords, type ChangeVerb } from '@kasbeno/api/contracts/change_requests'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import UndoIcon from '@mui/icons-material/Undo'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { useDecisionPapers } from '../../../components/review/decisionPapers'
import type { RecordOf } from '../../../providers/contract'
import { formatCode, formatNumber } from '../../../lib/format'
import { kindsOfChange, needsPapers } from './kinds'

interface DecisionButtonsProps {
  record: RecordOf<'change-requests'>
  title: string
  onDecided: () => void
}

const useWords = ({ record, title }: Pick<DecisionButtonsProps, 'record' | 'title'>) => {
  const translate = useTranslate()
  const { kind, action, amount, askedByName, after } = record
  const { bankReference, despiteReversal, iban, payouts, transfers } = after
  const words = {
    what: changeWords[`${kind}:${action}`] ?? '',
    name: title,
    maker: askedByName,
    amount: formatNumber(amount ?? 0),
    net: formatNumber(amount ?? 0),
    payouts: formatNumber(Number(payouts ?? 0)),
    count: formatNumber(Array.isArray(transfers) ? transfers.length : 0),
    iban: formatCode(String(iban ?? '')),
    reference: bankReference
      ? translate('payments.withReference', { reference: formatCode(String(bankReference)) })
      : '',
    warning: despiteReversal ? translate('payments.despiteReversal') : '',
  }
  const effect = translate(
    kind === 'approvals' ? `approvals.effect.${action}` : `changeRequests.effect.${kind}`,
    { ...words, _: '' }
  )
  return () => ({ ...words, effect })
}

/** A dictionary key while evidence is missing. */
const useLock = (record: RecordOf<'change-requests'>): string | null => {
  const { unseen } = useDecisionPapers()
  if (!needsPapers(record)) return null
  if (!unseen) return 'changeRequests.noEvidence'
  return unseen.length > 0 ? 'changeRequests.unseen' : null
}

export const RequestDecisionButtons = ({ record, title, onDecided }: DecisionButtonsProps) => {
  const words = useWords({ record, title })
  const { approve = 'approveChange', reject = 'rejectChange' } = kindsOfChange[record.kind]
  const lock = useLock(record)
  const path = (verb: ChangeVerb) => () => `change-requests/${record.id}/${verb}`
  const isOffered = (verb: ChangeVerb) => record.verbs.includes(verb)
  return (
    <>
      {isOffered('approve') && (
        <CommandButton
          name={approve}
          path={path('approve')}
          icon={<CheckIcon />}
          color="primary"
          variant="contained"
          words={words}
          disabledReason={() => lock}
          outcome={({ status }) =>
            status === 'PENDING' ? `commands.${approve}.waits` : `commands.${approve}.done`
          }
          hotkey="KeyA"
          onDone={onDecided}
          isLeaving
        />
      )}
      {isOffered('reject') && (
        <CommandButton
          name={reject}
          path={path('reject')}
          icon={<CloseIcon />}
          color="error"
          reason="required"
          words={words}
          hotkey="KeyR"
          onDone={onDecided}
          isLeaving
        />
      )}
      {isOffered('withdraw') && (
        <CommandButton
          name="withdrawRequest"
          path={path('withdraw')}
          icon={<UndoIcon />}
          onDone={onDecided}
          isLeaving
        />
      )}
    </>
  )
}
