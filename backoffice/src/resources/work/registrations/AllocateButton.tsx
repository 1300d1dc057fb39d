import AddCardIcon from '@mui/icons-material/AddCard'
import { isRefused } from '@kasbeno/api/contracts/refusal'
import { choosesPackage } from '@kasbeno/api/contracts/plans'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { formatNumber } from '../../../lib/format'
import { isApproved, registrationName, type Registration } from './registration'

const disabledReason = (record: Registration): string | null => {
  if (record.creditLine) return 'registrations.alreadyAllocated'
  if (record.pendingApproval) return 'registrations.fourEyes'
  if (isRefused(record.kycStep)) return 'registrations.fileRefused'
  if (!isApproved(record)) return 'registrations.notApproved'
  const owesFee = choosesPackage(record.plan) && record.fee?.status !== 'PAID'
  return owesFee ? 'registrations.feeUnpaid' : null
}

/** Gives the credit, at most the package; above the four-eyes amount it waits for a second person. */
export const AllocateButton = () => (
  <CommandButton<RecordOf<'registrations'>>
    name="allocate"
    permission="credit.allocate"
    path={() => 'credit/allocate'}
    body={({ id }, { amount }) => ({ registrationId: id, amount })}
    icon={<AddCardIcon />}
    color="primary"
    variant="contained"
    disabledReason={disabledReason}
    amount={(record) => record.package?.amount ?? null}
    words={(record) => ({
      name: registrationName(record),
      amount: formatNumber(record.package?.amount ?? 0),
    })}
    hotkey="KeyA"
    hasPreview
    outcome={({ status }) =>
      status === 'PENDING_APPROVAL' ? 'commands.allocate.fourEyes' : 'commands.allocate.done'
    }
  />
)
