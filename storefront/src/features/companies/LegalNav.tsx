import { NavBar } from '#features/nav/NavBar.tsx'
import { useSupportHref } from '#features/support/useSupportHref.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { useCompany } from './useCompany.ts'

/** The four tabs of a company; the CEO pays what its members sign. company §2 "Bottom navigation" */
export const LegalNav = () => {
  const { isCeo } = useCompany()
  const panel = useQuery(legalEndpoints.panel).data
  const waiting = isCeo ? panel?.pendingPayment : panel?.pendingApprobation
  return (
    <NavBar
      waiting={waiting?.count ?? 0}
      waitingFor={isCeo ? text.waitingToPay : text.waitingToSign}
      supportHref={useSupportHref()}
    />
  )
}
