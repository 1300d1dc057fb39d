import { Notice } from '#ui/Notice.tsx'
import { withdrawals as text } from '#areas/wallet/words/withdrawals.ts'
import { withdrawalEndpoints } from '#areas/wallet/calls/withdrawalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'

/**
 * The bank contradicts itself about an earlier withdrawal: nothing leaves the wallet until that is
 * cleared up.
 */
export const BankInDoubt = ({ cash }: { cash?: number }) => {
  const plan = usePlan()
  const wayOut = useQuery(cash === 0 ? null : withdrawalEndpoints.withdrawable(plan))
  return wayOut.data?.hold === 'BANK_IN_DOUBT' ? (
    <Notice tone="warning" title={text.inDoubt}>
      <p>{wayOut.data.reason}</p>
    </Notice>
  ) : null
}
