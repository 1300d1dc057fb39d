import CheckIcon from '@mui/icons-material/Check'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'
import { useApprovalHindrance } from './request'

export const ApproveButton = () => {
  const translate = useTranslate()
  return (
    <CommandButton
      name="approveStaff"
      permission="staff-requests.decide"
      path={({ id }) => `staff-requests/${id}/approve`}
      icon={<CheckIcon />}
      color="primary"
      variant="contained"
      hindrance={useApprovalHindrance()}
      words={({ kind, subject }) => ({
        kind: translate(`enums.staffRequestKind.${kind}`),
        name: translate(`enums.role.${subject}`, { _: String(subject) }),
      })}
      hotkey="KeyA"
    />
  )
}
