import { Notice } from '#components/Notice.tsx'
import { withdrawals as text } from '#i18n/fa/withdrawals.ts'
import { withdrawalEndpoints } from '#lib/api/withdrawalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { usePlan } from '#features/registration/standing.ts'

/** The bank contradicts itself about an earlier withdrawal: nothing leaves the wallet until that is cleared up. */
export const BankInDoubt = ({ cash }: { cash?: number }) => {
  const plan = usePlan()
  const wayOut = useQuery(cash === 0 ? null : withdrawalEndpoints.withdrawable(plan))
  return wayOut.data?.hold === 'BANK_IN_DOUBT' ? (
    <Notice tone="warning" title={text.inDoubt}>
      <p>{wayOut.data.reason}</p>
    </Notice>
  ) : null
}
