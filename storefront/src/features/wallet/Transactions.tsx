import { pageSizes } from '@kasbeno/api/contracts/limits'
import { transactionSourceTypes, type TransactionSourceType } from '@kasbeno/api/contracts/payments'
import { useCallback, useState } from 'react'
import { EmptyState } from '#components/EmptyState.tsx'
import { PagedList } from '#components/PagedList.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { wallet as text } from '#i18n/fa/wallet.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { usePages } from '#lib/usePages.ts'
import { TransactionRow } from './TransactionRow.tsx'

type Tab = 'ALL' | 'FAILED' | TransactionSourceType

const tabs: { value: Tab; label: string }[] = [
  { value: 'ALL', label: text.allTabs },
  ...transactionSourceTypes.map((value) => ({ value, label: text.sources[value] })),
  { value: 'FAILED', label: text.failedTab },
]

const TransactionList = ({ tab }: { tab: Tab }) => {
  const pathOf = useCallback(
    (page: number) =>
      tab === 'FAILED'
        ? endpoints.transactions(pageSizes.transactions, page, null, 'FINAL_ERROR')
        : endpoints.transactions(pageSizes.transactions, page, tab === 'ALL' ? null : tab),
    [tab]
  )
  const pages = usePages(pathOf)
  return (
    <PagedList
      pages={pages}
      keyOf={(transaction) => transaction.id}
      empty={<EmptyState icon="wallet" title={tab === 'FAILED' ? text.emptyFailed : text.empty} />}
    >
      {(transaction) => <TransactionRow transaction={transaction} />}
    </PagedList>
  )
}

/** The movements of the wallet of whom the session speaks for, by what moved it. */
export const Transactions = () => {
  const [tab, setTab] = useState<Tab>('ALL')
  return (
    <>
      <Tabs isScrolling label={text.transactions} value={tab} options={tabs} onChange={setTab} />
      <TransactionList key={tab} tab={tab} />
    </>
  )
}
