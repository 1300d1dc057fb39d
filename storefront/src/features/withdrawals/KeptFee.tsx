import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { withdrawals as text } from '#i18n/fa/withdrawals.ts'
import { withdrawalEndpoints } from '#lib/api/withdrawalEndpoints.ts'
import { groupDigits } from '#lib/grouped.ts'
import { useQuery } from '#lib/query.ts'
import { usePlan } from '#features/registration/standing.ts'

/** A fee that was paid twice, or could not be charged any more: where its money is, and the way out. */
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
