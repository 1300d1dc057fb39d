import { walletAmounts } from '@kasbeno/api/contracts/wallet'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { useHome } from '#features/home/useHome.ts'
import { BottomNav } from '#features/nav/BottomNav.tsx'
import { standingOf, usePlan } from '#features/registration/standing.ts'
import { Balances } from '#features/wallet/Balances.tsx'
import { OpenPayments } from '#features/wallet/OpenPayments.tsx'
import { Transactions } from '#features/wallet/Transactions.tsx'
import { wallet as text } from '#i18n/fa/wallet.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/wallet/wallet.module.css'

export default function WalletScreen() {
  const plan = usePlan()
  const wallet = useQuery(endpoints.wallet(plan))
  const status = useHome().data?.registration
  return (
    <Screen title={text.title} nav={<BottomNav />}>
      <Loaded from={wallet} skeleton={<SkeletonLines count={2} shape="card" />}>
        {(loaded) => (
          <Balances wallet={walletAmounts(loaded)} standing={status && standingOf(status, plan)} />
        )}
      </Loaded>
      <OpenPayments />
      <div className={styles.heading}>
        <h2>{text.transactions}</h2>
        <ButtonLink small look="quiet" icon="document" href={paths.statement}>
          {text.statement}
        </ButtonLink>
      </div>
      <Transactions />
    </Screen>
  )
}
