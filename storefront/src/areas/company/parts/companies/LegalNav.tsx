import { NavBar } from '#areas/home/parts/nav/NavBar.tsx'
import { useSupportHref } from '#areas/profile/parts/support/useSupportHref.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { contractsOf } from './contractsOf.ts'

/** With counts of what waits for the reader. company §2 "Bottom navigation" */
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
