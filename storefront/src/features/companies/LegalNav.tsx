import { NavBar } from '#features/nav/NavBar.tsx'
import { useSupportHref } from '#features/support/useSupportHref.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { contractsOf } from './contractsOf.ts'

/**
 * The four tabs of a company; what waits for the reader alone is counted: invoices, and behind the profile the contracts of
 * cards. company §2 "Bottom navigation"
 */
export const LegalNav = () => {
  const mine = useQuery(legalEndpoints.panel).data?.waitingForMe
  const waiting = mine ? mine.toSign.count + mine.toSignFor.count + mine.toPay.count : 0
  return (
    <NavBar
      waiting={waiting}
      waitingFor={text.waitsForYou}
      atProfile={{ waiting: contractsOf(mine), waitingFor: text.contractsWait }}
      supportHref={useSupportHref()}
    />
  )
}
