import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { useQuery } from '#core/query.ts'

/** Silent when none waits. */
export const WaitingRuleChange = ({ href }: { href: string }) => {
  const change = useQuery(dashboardEndpoints.rule).data?.pendingChange
  if (!change?.mayConfirm) return null
  return (
    <Notice
      tone="warning"
      title={change.spending ? text.spendingWaitsForYou : text.waitsForYou}
      actions={
        <ButtonLink small href={href}>
          {text.toDecision}
        </ButtonLink>
      }
    >
      <p>{text.proposal(change.proposedBy)}</p>
    </Notice>
  )
}
