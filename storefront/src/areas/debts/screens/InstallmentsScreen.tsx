import { pageSizes } from '@kasbeno/api/contracts/limits'
import type { InstallmentFilter } from '@kasbeno/api/contracts/orders'
import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { BlockNotice } from '#areas/debts/parts/block/BlockNotice.tsx'
import { isBlocked } from '#areas/debts/parts/block/blockWords.ts'
import { DebtTotals } from '#areas/debts/parts/installments/DebtTotals.tsx'
import { InstallmentCard } from '#areas/debts/parts/installments/InstallmentCard.tsx'
import { RepaySheet, type Preset } from '#areas/debts/parts/installments/RepaySheet.tsx'
import { useDebt } from '#areas/debts/parts/installments/useDebt.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { OpenPayments } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { installments as text } from '#areas/debts/words/installments.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { DebtSummary } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { usePages } from '#core/usePages.ts'

const tabs = [
  { value: 'OPEN', label: text.openTab },
  { value: 'CLEARED', label: text.clearedTab },
] as const

const List = ({ filter }: { filter: InstallmentFilter }) => {
  const plan = usePlan()
  const pathOf = useCallback(
    (page: number) => endpoints.installments(plan, pageSizes.orders, page, filter),
    [plan, filter]
  )
  const pages = usePages(pathOf)
  return (
    <PagedList
      pages={pages}
      keyOf={({ id }) => id}
      empty={
        filter === 'OPEN' ? (
          <EmptyState icon="success" title={text.empty} hint={text.emptyHint} />
        ) : (
          <EmptyState icon="orders" title={text.emptyCleared} />
        )
      }
    >
      {(installment) => <InstallmentCard installment={installment} />}
    </PagedList>
  )
}

/** All that may be paid, also what a dispute has stopped. */
const payableIn = ({ owedAmount, disputedAmount }: DebtSummary): number =>
  owedAmount + disputedAmount

/** Past due, next, all; distinct. */
const presetsOf = (summary: DebtSummary): Preset[] => {
  const wanted = [
    { label: text.presetPastDue, amount: summary.pastDueAmount },
    ...(summary.pastDueAmount === 0
      ? [{ label: text.presetNext, amount: summary.nextDueAmount }]
      : []),
    { label: text.presetAll, amount: summary.owedAmount },
  ]
  return wanted.filter(
    ({ amount }, i) => amount > 0 && wanted.findLastIndex((one) => one.amount === amount) === i
  )
}

/** What I owe and when: past due first, then by due date. */
export default function InstallmentsScreen() {
  const [, navigate] = useLocation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filter: InstallmentFilter =
    new URLSearchParams(useSearch()).get('status') === 'CLEARED' ? 'CLEARED' : 'OPEN'
  const debt = useDebt()
  const wallet = useQuery(endpoints.wallet(usePlan()))
  const summary = debt.data?.summary
  const presets = summary ? presetsOf(summary) : []
  const canPay = summary !== undefined && payableIn(summary) > 0 && filter === 'OPEN'

  return (
    <Screen
      title={text.title}
      back={paths.home}
      aside={<SupportLink />}
      footer={
        canPay && (
          <Button wide disabled={!wallet.data} onClick={() => setSheetOpen(true)}>
            {text.pay}
          </Button>
        )
      }
    >
      <OpenPayments source="INSTALLMENT" />
      <Loaded from={debt} skeleton={<SkeletonLines count={1} shape="card" />}>
        {(loaded) => (
          <>
            {payableIn(loaded.summary) > 0 && <DebtTotals summary={loaded.summary} />}
            {isBlocked(loaded.summary) && <BlockNotice isPayPage facts={loaded.summary} />}
          </>
        )}
      </Loaded>
      <Tabs
        label={text.tabs}
        value={filter}
        options={tabs}
        onChange={(status) => navigate(`${paths.installments}?status=${status}`, { replace: true })}
      />
      <List key={filter} filter={filter} />
      {isSheetOpen && summary && wallet.data && (
        <RepaySheet
          installmentId={null}
          owed={payableIn(summary)}
          lateFee={summary.lateFeeAmount}
          suggested={presets[0]?.amount}
          cash={wallet.data.cash}
          presets={presets}
          opensCredit={summary.payingUnblocks}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Screen>
  )
}
