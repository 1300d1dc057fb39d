import {
  orderApprobationStatuses,
  type OrderApprobationStatus,
} from '@kasbeno/api/contracts/approbations'
import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { PagedList } from '#components/PagedList.tsx'
import { Screen } from '#components/Screen.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { LegalNav } from '#features/companies/LegalNav.tsx'
import { CompanyOrderCard } from '#features/companyOrders/CompanyOrderCard.tsx'
import { maySign } from '#features/companyOrders/maySign.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { delegationEndpoints } from '#lib/api/delegationEndpoints.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { usePages } from '#lib/usePages.ts'

const tabs = orderApprobationStatuses.map((value) => ({ value, label: text.statuses[value] }))

const List = ({ status }: { status: OrderApprobationStatus }) => {
  const pathOf = useCallback(
    (page: number) => legalEndpoints.orders(pageSizes.orders, page, status),
    [status]
  )
  const pages = usePages(pathOf)
  const signsFor = useQuery(delegationEndpoints.all).data?.signsFor
  const isForOther = Boolean(signsFor) && status === 'PENDING_FOR_APPROBATION'
  return (
    <>
      {(isForOther || pages.items.filter(maySign).length > 1) && (
        <ButtonLink wide look="second" href={legalPaths.signBatch}>
          {text.signBatch}
        </ButtonLink>
      )}
      <PagedList
        pages={pages}
        keyOf={(order) => order.id}
        empty={<EmptyState icon="orders" title={text.empty} />}
      >
        {(order) => <CompanyOrderCard order={order} />}
      </PagedList>
    </>
  )
}

/** Three lists, chosen by `?orderStatus=`; those that wait for signatures are the default. company §2 */
export default function OrdersScreen() {
  const [, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('orderStatus')
  const status = orderApprobationStatuses.find((one) => one === wanted) ?? 'PENDING_FOR_APPROBATION'
  return (
    <Screen title={text.title} nav={<LegalNav />}>
      <Tabs
        label={text.tabs}
        value={status}
        options={tabs}
        onChange={(next) => navigate(`${legalPaths.orders}?orderStatus=${next}`, { replace: true })}
      />
      <List key={status} status={status} />
    </Screen>
  )
}
