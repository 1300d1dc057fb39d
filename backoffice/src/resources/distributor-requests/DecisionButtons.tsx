import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'
import { rejectionHindrance, useApprovalHindrance } from './request'

const permission = 'distributor-requests.decide'

/** The second person's two answers. */
export const DecisionButtons = () => {
  const translate = useTranslate()
  return (
    <Stack direction="row" spacing={1}>
      <CommandButton
        name="approveDistributorRequest"
        permission={permission}
        path={({ id }) => `distributor-requests/${id}/approve`}
        icon={<CheckIcon />}
        color="primary"
        variant="contained"
        hindrance={useApprovalHindrance()}
        words={({ kind, distributorName }) => ({
          kind: translate(`enums.distributorRequestKind.${kind}`),
          name: String(distributorName),
        })}
        hotkey="KeyA"
      />
      <CommandButton
        name="rejectDistributorRequest"
        permission={permission}
        path={({ id }) => `distributor-requests/${id}/reject`}
        icon={<CloseIcon />}
        color="error"
        hindrance={rejectionHindrance}
        reason="required"
        hotkey="KeyR"
      />
    </Stack>
  )
}
