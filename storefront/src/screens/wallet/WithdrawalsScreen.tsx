import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback, useState } from 'react'
import { paths } from '#app/paths.ts'
import { EmptyState } from '#components/EmptyState.tsx'
import { PagedList } from '#components/PagedList.tsx'
import { Screen } from '#components/Screen.tsx'
import { useMaybeCompany } from '#features/companies/useCompany.ts'
import { usePlan } from '#features/registration/standing.ts'
import { WithdrawalRow } from '#features/withdrawals/WithdrawalRow.tsx'
import { withdrawals as text } from '#i18n/fa/withdrawals.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { withdrawalEndpoints } from '#lib/api/withdrawalEndpoints.ts'
import { refresh } from '#lib/query.ts'
import { usePages } from '#lib/usePages.ts'

const Withdrawals = ({ onDone }: { onDone: () => void }) => {
  const plan = usePlan()
  const pathOf = useCallback(
    (page: number) => withdrawalEndpoints.list(plan, pageSizes.transactions, page),
    [plan]
  )
  const pages = usePages(pathOf)
  return (
    <PagedList
      pages={pages}
      keyOf={({ id }) => id}
      empty={<EmptyState icon="wallet" title={text.empty} />}
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onDone={onDone} />}
    </PagedList>
  )
}

/** All that was taken out of the wallet, and how each stands. */
export default function WithdrawalsScreen() {
  const plan = usePlan()
  const company = useMaybeCompany()
  const [version, setVersion] = useState(0)
  const reload = () => {
    setVersion(version + 1)
    void refresh(endpoints.wallet(plan))
    void refresh(withdrawalEndpoints.withdrawable(plan))
  }
  return (
    <Screen title={company ? text.allOfCompany : text.all} back={paths.wallet}>
      <Withdrawals key={version} onDone={reload} />
    </Screen>
  )
}
