import UndoIcon from '@mui/icons-material/Undo'
import { reliedOnBy, type Step } from '@kasbeno/api/contracts/registration'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { isDecided, relianceOf, type Registration } from './registration'

/** Brings a decided step back to the reviewers, until something was built on the decision. */
export const ReopenButton = ({ step }: { step: Step }) => {
  const translate = useTranslate()
  const disabledReason = (record: Registration): string | null => {
    if (!isDecided(record, step)) return 'review.notDecided'
    const by = reliedOnBy(relianceOf(record))
    return by === 'nothing' ? null : `review.reliedOn.${by}`
  }
  return (
    <CommandButton<RecordOf<'registrations'>>
      name="reopenStep"
      permission="registrations.decide"
      path={({ id }) => `registrations/${id}/${step}/reopen`}
      body={(record, { reason }) => ({
        reason,
        decidedAt: record.decisions?.[step]?.at,
      })}
      icon={<UndoIcon />}
      variant="text"
      reason="required"
      hideWhenDisabled
      disabledReason={disabledReason}
      words={() => ({ step: translate(`review.step.${step}`) })}
    />
  )
}
