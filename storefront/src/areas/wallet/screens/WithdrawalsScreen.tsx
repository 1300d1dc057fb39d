import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useCallback, useState } from 'react'
import { paths } from '#app/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useMaybeCompany } from '#areas/company/parts/companies/useCompany.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { WithdrawalRow } from '#areas/wallet/parts/withdrawals/WithdrawalRow.tsx'
import { withdrawals as text } from '#areas/wallet/words/withdrawals.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { withdrawalEndpoints } from '#areas/wallet/calls/withdrawalEndpoints.ts'
import { refresh } from '#core/query.ts'
import { usePages } from '#core/usePages.ts'

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
