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
import { Switch } from '#components/Switch.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { LegalNav } from '#features/companies/LegalNav.tsx'
import { CompanyOrderCard } from '#features/companyOrders/CompanyOrderCard.tsx'
import { maySign } from '#features/companyOrders/maySign.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { usePages } from '#lib/usePages.ts'

const tabs = orderApprobationStatuses.map((value) => ({ value, label: text.statuses[value] }))

interface ListProps {
  status: OrderApprobationStatus
  /** What waits for the reader alone. */
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

/**
 * Three lists, chosen by `?orderStatus=`; those that wait for signatures are the default, and `waiting=me` leaves what waits
 * for the reader. company §2
 */
export default function OrdersScreen() {
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const wanted = search.get('orderStatus')
  const status = orderApprobationStatuses.find((one) => one === wanted) ?? 'PENDING_FOR_APPROBATION'
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
