import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { delegations as text } from '#areas/company/words/delegations.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import { useQuery } from '#core/query.ts'

/** Silent when none waits. */
export const WaitingDelegations = ({ href }: { href: string }) => {
  const all = useQuery(delegationEndpoints.all).data
  const waiting = all?.items.filter(({ mayDecide }) => mayDecide) ?? []
  if (waiting.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={text.waitsForYou(waiting.length)}
      actions={
        <ButtonLink small href={href}>
          {text.toDecision}
        </ButtonLink>
      }
    >
      {waiting.map(({ id, delegate, delegator }) => (
        <p key={id}>{text.pair(delegate.fullName, delegator.fullName)}</p>
      ))}
    </Notice>
  )
}
