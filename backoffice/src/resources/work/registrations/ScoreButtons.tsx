import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined'
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined'
import { kycTransitions, type KycStep } from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

const notNow =
  (to: KycStep, why: string) =>
  ({ kycStep }: RecordOf<'registrations'>) =>
    canMove(kycTransitions, kycStep, to) ? null : why

/** The bank's word on the credit score; it may differ from what the bureau said. */
export const AcceptScoreButton = () => (
  <CommandButton<RecordOf<'registrations'>>
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
  <CommandButton<RecordOf<'registrations'>>
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
