import { pageSizes } from '@kasbeno/api/contracts/limits'
import { transactionSourceTypes, type TransactionSourceType } from '@kasbeno/api/contracts/payments'
import { useCallback, useState } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import { usePages } from '#core/usePages.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { transactionCalls, type WalletOwnerKind } from './transactionCalls.ts'

type Tab = 'ALL' | 'FAILED' | TransactionSourceType

const tabs: { value: Tab; label: string }[] = [
  { value: 'ALL', label: text.allTabs },
  ...transactionSourceTypes.map((value) => ({ value, label: text.sources[value] })),
  { value: 'FAILED', label: text.failedTab },
]

const TransactionList = ({ tab, owner }: { tab: Tab; owner: WalletOwnerKind }) => {
  const pathOf = useCallback(
    (page: number) => {
      const { list } = transactionCalls[owner]
      return tab === 'FAILED'
        ? list(pageSizes.transactions, page, null, 'FINAL_ERROR')
        : list(pageSizes.transactions, page, tab === 'ALL' ? null : tab)
    },
    [tab, owner]
  )
  const pages = usePages(pathOf)
  return (
    <PagedList
      pages={pages}
      keyOf={(transaction) => transaction.id}
      empty={<EmptyState icon="wallet" title={tab === 'FAILED' ? text.emptyFailed : text.empty} />}
    >
      {(transaction) => <TransactionRow transaction={transaction} owner={owner} />}
    </PagedList>
  )
}

export const Transactions = ({ owner = 'person' }: { owner?: WalletOwnerKind }) => {
  const [tab, setTab] = useState<Tab>('ALL')
  return (
    <>
      <Tabs isScrolling label={text.transactions} value={tab} options={tabs} onChange={setTab} />
      <TransactionList key={tab} tab={tab} owner={owner} />
    </>
  )
}
