import UndoIcon from '@mui/icons-material/Undo'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { whyDecisionStays } from './company'
import type { Part } from './parts'

/** Brings a decided part back to the officers, until credit was built on the decision. */
export const ReopenButton = ({ part }: { part: Part }) => {
  const translate = useTranslate()
  return (
    <CommandButton<RecordOf<'companies'>>
      name="reopenPart"
      permission="companies.decide"
      path={() => `${part.path}/reopen`}
      body={({ decisions }, { reason }) => ({
        reason,
        decidedAt: decisions.find((decision) => decision.part === part.name)?.at,
      })}
      icon={<UndoIcon />}
      variant="text"
      reason="required"
      hideWhenDisabled
      disabledReason={(record) => whyDecisionStays(record, part.status, part.member)}
      words={() => ({ part: part.title ?? translate(`companies.step.${part.kind}`) })}
    />
  )
}
