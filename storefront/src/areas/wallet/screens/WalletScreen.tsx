import { walletAmounts } from '@kasbeno/api/contracts/wallet'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { useHome } from '#areas/home/parts/home/useHome.ts'
import { BottomNav } from '#areas/home/parts/nav/BottomNav.tsx'
import { standingOf, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { Balances } from '#areas/wallet/parts/wallet/Balances.tsx'
import { OpenPayments } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { Transactions } from '#areas/wallet/parts/wallet/Transactions.tsx'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/wallet/parts/wallet/wallet.module.css'

export default function WalletScreen() {
  const plan = usePlan()
  const wallet = useQuery(endpoints.wallet(plan))
  const home = useHome().data
  const status = home?.registration
  return (
    <Screen title={text.title} nav={<BottomNav />}>
      <Loaded from={wallet} skeleton={<SkeletonLines count={2} shape="card" />}>
        {(loaded) => (
          <Balances
            wallet={walletAmounts(loaded)}
            standing={status && standingOf(status, plan)}
            debt={home?.installments.summary}
            isClosedForGood={status?.renewalRefusal === 'WRITTEN_OFF'}
            lastDay={status?.creditScoreExpirationDate}
          />
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
