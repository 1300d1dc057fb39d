import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { BottomNav } from '#areas/home/parts/nav/BottomNav.tsx'
import { CompletedOrderCard, PendingOrderCard } from '#areas/invoices/parts/orders/OrderCard.tsx'
import { OrdersFile } from '#areas/invoices/parts/orders/OrdersFile.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { batch } from '#areas/invoices/words/batch.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { usePages } from '#core/usePages.ts'

const tabs = [
  { value: 'PENDING', label: text.pendingTab },
  { value: 'COMPLETED', label: text.completedTab },
] as const
type Tab = (typeof tabs)[number]['value']

const PendingList = () => {
  const plan = usePlan()
  const pathOf = useCallback(
    (page: number) => endpoints.pendingOrders(plan, pageSizes.orders, page),
    [plan]
  )
  const pages = usePages(pathOf)
  return (
    <>
      {pages.items.length > 1 && (
        <ButtonLink wide look="second" href={paths.payBatch}>
          {batch.enter}
        </ButtonLink>
      )}
      <PagedList
        pages={pages}
        keyOf={(order) => order.id}
        empty={<EmptyState icon="orders" title={text.empty} hint={text.emptyPendingHint} />}
      >
        {(order) => <PendingOrderCard order={order} />}
      </PagedList>
    </>
  )
}

const CompletedList = () => {
  const plan = usePlan()
  const pathOf = useCallback(
    (page: number) => endpoints.completedOrders(plan, pageSizes.orders, page),
    [plan]
  )
  const pages = usePages(pathOf)
  return (
    <>
      {pages.items.length > 0 && <OrdersFile />}
      <PagedList
        pages={pages}
        keyOf={(order) => order.id}
        empty={<EmptyState icon="orders" title={text.empty} />}
      >
        {(order) => <CompletedOrderCard order={order} />}
      </PagedList>
    </>
  )
}

/** `?status=`, default PENDING. person §2 "Orders" */
export default function OrdersScreen() {
  const [, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('status')
  const tab: Tab = wanted === 'COMPLETED' ? 'COMPLETED' : 'PENDING'
  return (
    <Screen title={text.title} nav={<BottomNav />}>
      <Tabs
        label={text.tabs}
        value={tab}
        options={tabs}
        onChange={(status) => navigate(`${paths.orders}?status=${status}`, { replace: true })}
      />
      {tab === 'PENDING' ? <PendingList /> : <CompletedList />}
    </Screen>
  )
}
