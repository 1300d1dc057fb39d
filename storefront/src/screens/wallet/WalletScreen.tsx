import { pageSizes } from '@kasbeno/api/contracts/limits'
import { transactionSourceTypes, type TransactionSourceType } from '@kasbeno/api/contracts/payments'
import { useCallback, useState } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { PagedList } from '#components/PagedList.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { useHome } from '#features/home/useHome.ts'
import { BottomNav } from '#features/nav/BottomNav.tsx'
import { standingOf, usePlan } from '#features/registration/standing.ts'
import { Balances } from '#features/wallet/Balances.tsx'
import { TransactionRow } from '#features/wallet/TransactionRow.tsx'
import { wallet as text } from '#i18n/fa/wallet.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'
import { usePages } from '#lib/usePages.ts'
import styles from '#features/wallet/wallet.module.css'

type Tab = 'ALL' | TransactionSourceType

const tabs: { value: Tab; label: string }[] = [
  { value: 'ALL', label: text.allTabs },
  ...transactionSourceTypes.map((value) => ({ value, label: text.sources[value] })),
]

const Transactions = ({ tab }: { tab: Tab }) => {
  const pathOf = useCallback(
    (page: number) =>
      endpoints.transactions(pageSizes.transactions, page, tab === 'ALL' ? null : tab),
    [tab]
  )
  const pages = usePages(pathOf)
  return (
    <PagedList
      pages={pages}
      keyOf={(transaction) => transaction.id}
      empty={<EmptyState icon="wallet" title={text.empty} />}
    >
      {(transaction) => <TransactionRow transaction={transaction} />}
    </PagedList>
  )
}

export default function WalletScreen() {
  const [tab, setTab] = useState<Tab>('ALL')
  const plan = usePlan()
  const wallet = useQuery(endpoints.wallet(plan))
  const status = useHome().data?.registration
  return (
    <Screen title={text.title} nav={<BottomNav />}>
      <Loaded from={wallet} skeleton={<SkeletonLines count={2} shape="card" />}>
        {(loaded) => <Balances wallet={loaded} standing={status && standingOf(status, plan)} />}
      </Loaded>
      <div className={styles.heading}>
        <h2>{text.transactions}</h2>
        <ButtonLink small look="quiet" icon="document" href={paths.statement}>
          {text.statement}
        </ButtonLink>
      </div>
      <Tabs isScrolling label={text.transactions} value={tab} options={tabs} onChange={setTab} />
      <Transactions key={tab} tab={tab} />
    </Screen>
  )
}
