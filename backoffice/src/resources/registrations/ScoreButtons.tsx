import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined'
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined'
import { kycTransitions, type KycStep } from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import type { RaRecord } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'

const notNow = (to: KycStep, why: string) => (record: RaRecord) =>
  canMove(kycTransitions, record.kycStep as KycStep, to) ? null : why

/** The bank's word on the credit score; it may differ from what the bureau said. */
export const AcceptScoreButton = () => (
  <CommandButton
    name="acceptScore"
    permission="registrations.score"
    path={({ id }) => `registrations/${id}/score`}
    body={() => ({ accepted: true })}
    icon={<ThumbUpIcon />}
    hideWhenDisabled
    disabledReason={notNow('CREDIT_SCORE_ACCEPTED', 'registrations.scoreNotNow')}
  />
)

export const RefuseScoreButton = () => (
  <CommandButton
    name="refuseScore"
    permission="registrations.score"
    path={({ id }) => `registrations/${id}/score`}
    body={(_, { reason }) => ({ accepted: false, reason })}
    icon={<ThumbDownIcon />}
    color="error"
    reason="required"
    hideWhenDisabled
    disabledReason={notNow('CREDIT_SCORE_REJECTED', 'registrations.scoreNotNow')}
  />
)
