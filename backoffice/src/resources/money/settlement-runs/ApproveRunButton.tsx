import CheckIcon from '@mui/icons-material/Check'
import { useGetIdentity, useRecordContext, type RaRecord } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'
import { runPath } from './run'

/** Never its maker; null when allowed. */
export const useDisabledReason = () => {
  const { identity } = useGetIdentity()
  return ({ status, createdById, payouts }: RaRecord): string | null => {
    if (status !== 'PREVIEW') return 'settlement.decided'
    if (createdById === identity?.id) return 'settlement.own'
    return payouts === 0 ? 'settlement.nothingToPay' : null
  }
}

export const ApproveRunButton = () => {
  const record = useRecordContext()
  return (
    <CommandButton
      name="approveRun"
      permission="settlement.approve"
      path={(run) => `${runPath(run)}/approve`}
      icon={<CheckIcon />}
      color="primary"
      variant="contained"
      hideWhenDisabled={record?.status !== 'PREVIEW'}
      disabledReason={useDisabledReason()}
      words={({ net, payouts, createdBy }) => ({
        net: formatNumber(net ?? 0),
        payouts: formatNumber(payouts ?? 0),
        maker: String(createdBy ?? ''),
      })}
    />
  )
}
