import CheckIcon from '@mui/icons-material/Check'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'
import { formatNumber } from '../../lib/format'
import { useDisabledReason } from './approval'

/** What the second person's yes does, by the kind of the request. */
export const ApproveButton = () => {
  const translate = useTranslate()
  return (
    <CommandButton
      name="approveRequest"
      permission="approvals.decide"
      path={({ id }) => `approvals/${id}/approve`}
      icon={<CheckIcon />}
      color="primary"
      variant="contained"
      disabledReason={useDisabledReason()}
      words={({ kind, amount, subjectName }) => ({
        effect: translate(`approvals.effect.${kind}`, {
          amount: formatNumber(amount ?? 0),
          name: String(subjectName ?? ''),
        }),
      })}
      hotkey="KeyA"
    />
  )
}
