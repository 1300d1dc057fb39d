import {
  orderApprobationStatuses,
  type OrderApprobationStatus,
} from '@kasbeno/api/contracts/approbations'
import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { LegalNav } from '#areas/company/parts/companies/LegalNav.tsx'
import { CompanyOrderCard } from '#areas/company/parts/orders/CompanyOrderCard.tsx'
import { maySign } from '#areas/company/parts/orders/maySign.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { OrdersPanel } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { usePages } from '#core/usePages.ts'

const tabs = orderApprobationStatuses.map((value) => ({ value, label: text.statuses[value] }))

interface ListProps {
  status: OrderApprobationStatus
  isMine: boolean
}

const List = ({ status, isMine }: ListProps) => {
  const pathOf = useCallback(
    (page: number) => legalEndpoints.orders(pageSizes.orders, page, status, { isMine }),
    [status, isMine]
  )
  const pages = usePages(pathOf)
  const isForOther = pages.items.some(({ inPlaceOf }) => inPlaceOf !== null)
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
        empty={<EmptyState icon="orders" title={isMine ? text.nothingForYou : text.empty} />}
      >
        {(order) => <CompanyOrderCard order={order} />}
      </PagedList>
    </>
  )
}

/** Where the reader, else others, have to act. */
const firstStatus = (panel: OrdersPanel): OrderApprobationStatus => {
  const { toSign, toSignFor, toPay } = panel.waitingForMe
  const isSignedHere = toSign.count + toSignFor.count > 0
  const isPaidHere = toPay.count > 0
  const isPaidAlone = panel.pendingApprobation.count === 0 && panel.pendingPayment.count > 0
  return !isSignedHere && (isPaidHere || isPaidAlone)
    ? 'PENDING_FOR_PAYMENT'
    : 'PENDING_FOR_APPROBATION'
}

/** `?orderStatus=`, by default the first with work, else signatures. `waiting=me` filters. company §2 */
export default function OrdersScreen() {
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const wanted = search.get('orderStatus')
  const known = orderApprobationStatuses.find((one) => one === wanted)
  const panel = useQuery(known ? null : legalEndpoints.panel)
  if (!known && panel.data) {
    const mine = search.get('waiting') === 'me'
    return <Redirect to={legalPaths.ordersOf(firstStatus(panel.data), mine)} replace />
  }
  if (!known && panel.isLoading) {
    return (
      <Screen title={text.title} nav={<LegalNav />}>
        <SkeletonLines count={3} shape="card" />
      </Screen>
    )
  }
  const status = known ?? 'PENDING_FOR_APPROBATION'
  const isOpen = status !== 'COMPLETED'
  const wantsMine = search.get('waiting') === 'me'
  const isMine = isOpen && wantsMine
  const show = (next: OrderApprobationStatus, mine: boolean) =>
    navigate(legalPaths.ordersOf(next, mine), { replace: true })
  return (
    <Screen title={text.title} nav={<LegalNav />}>
      <Tabs
        label={text.tabs}
        value={status}
        options={tabs}
        onChange={(next) => show(next, wantsMine)}
      />
      {isOpen && (
        <Switch label={text.onlyMine} isOn={isMine} onChange={(mine) => show(status, mine)} />
      )}
      <List key={`${status} ${isMine}`} status={status} isMine={isMine} />
    </Screen>
  )
}
