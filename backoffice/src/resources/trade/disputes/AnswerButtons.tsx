import { disputeMoves, type DisputeStatus } from '@kasbeno/api/contracts/disputes'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import type { RaRecord } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { useIsBank } from '../../../components/useIsBank'

type Answer = 'ACCEPTED' | 'REFUSED'

/** Null when allowed. */
const useReasonAgainst = (to: Answer) => {
  const isBank = useIsBank()
  const moves = disputeMoves[isBank ? 'STAFF' : 'SUPPLIER']
  return ({ status, order }: RaRecord) => {
    if (order?.status === 'FRAUD') return 'disputes.frozen'
    if ((moves[status as DisputeStatus] as readonly DisputeStatus[]).includes(to)) return null
    if (status === 'OPEN') return 'disputes.awaitsSupplier'
    return status === 'ESCALATED' ? 'disputes.withStaff' : 'disputes.ended'
  }
}

const usePermission = () => (useIsBank() ? 'disputes.decide' : 'disputes.answer')

/** By the supplier, or staff when late. */
export const AcceptButton = () => {
  const why = useReasonAgainst('ACCEPTED')
  return (
    <CommandButton
      name="acceptDispute"
      permission={usePermission()}
      path={({ id }) => `disputes/${id}/accept`}
      body={(_, { reason: note }) => ({ note })}
      icon={<CheckIcon />}
      color="primary"
      reason="required"
      reasonLabel="disputes.answerLabel"
      words={({ externalId }) => ({ invoice: externalId })}
      disabledReason={why}
    />
  )
}

/** Collection and payout resume. */
export const RefuseDisputeButton = () => {
  const why = useReasonAgainst('REFUSED')
  return (
    <CommandButton
      name="refuseDispute"
      permission={usePermission()}
      path={({ id }) => `disputes/${id}/refuse`}
      body={(_, { reason: note }) => ({ note })}
      icon={<CloseIcon />}
      color="error"
      reason="required"
      reasonLabel="disputes.answerLabel"
      words={({ externalId }) => ({ invoice: externalId })}
      disabledReason={why}
    />
  )
}
