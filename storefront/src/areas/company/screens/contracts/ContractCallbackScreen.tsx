import { Redirect, useSearch } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'

/** Forwards to the signed contract. company §2 */
export default function ContractCallbackScreen() {
  const search = new URLSearchParams(useSearch())
  const holders = useQuery(legalEndpoints.cardHolders)
  return (
    <Screen title={text.callbackTitle} back={legalPaths.contracts}>
      <Loaded from={holders}>
        {({ items }) => {
          const holder = items.find(({ contractId }) => contractId === search.get('id'))
          const status = search.get('status') === 'success' ? 'success' : 'failed'
          return holder ? (
            <Redirect to={`${legalPaths.contract(holder.phone)}?status=${status}`} replace />
          ) : (
            <EmptyState icon="document" title={text.missing}>
              <ButtonLink href={legalPaths.contracts}>{text.toList}</ButtonLink>
            </EmptyState>
          )
        }}
      </Loaded>
    </Screen>
  )
}
