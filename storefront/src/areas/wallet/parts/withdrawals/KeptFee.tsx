import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { withdrawals as text } from '#areas/wallet/words/withdrawals.ts'
import { withdrawalEndpoints } from '#areas/wallet/calls/withdrawalEndpoints.ts'
import { groupDigits } from '#core/grouped.ts'
import { useQuery } from '#core/query.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'

/** Paid twice or uncharged. */
export const KeptFee = ({ cash }: { cash: number }) => {
  const plan = usePlan()
  const wayOut = useQuery(cash > 0 ? withdrawalEndpoints.withdrawable(plan) : null)
  const kept = wayOut.data?.feeKeptAsCash
  return kept ? (
    <Notice
      tone="info"
      title={text.keptTitle(groupDigits(kept))}
      actions={
        <ButtonLink small href={`${paths.withdraw}?amount=${kept}`}>
          {text.keptAction}
        </ButtonLink>
      }
    >
      <p>{text.kept}</p>
    </Notice>
  ) : null
}
