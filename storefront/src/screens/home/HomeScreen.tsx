import { pageSizes } from '@kasbeno/api/contracts/limits'
import { showsPendingInvoices } from '@kasbeno/api/contracts/registration'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Icon } from '#components/Icon.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { DistributorSlider } from '#features/distributors/DistributorSlider.tsx'
import { CreditBanner } from '#features/home/CreditBanner.tsx'
import { HomeDialogs } from '#features/home/HomeDialogs.tsx'
import { Owed } from '#features/home/Owed.tsx'
import { PendingInvoices } from '#features/home/PendingInvoices.tsx'
import { StandingCard } from '#features/home/StandingCard.tsx'
import { DueBanner } from '#features/installments/DueBanner.tsx'
import { useDebt } from '#features/installments/useDebt.ts'
import { BottomNav } from '#features/nav/BottomNav.tsx'
import { followMs, standingOf, usePlan, useRegistration } from '#features/registration/standing.ts'
import { home as text } from '#i18n/fa/home.ts'
import { plans } from '#i18n/fa/plans.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Distributor, OrderRow, Profile, Wallet } from '#lib/api/types.ts'
import type { Page } from '#lib/paging.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/home/home.module.css'

const Greeting = () => {
  const plan = usePlan()
  const profile = useQuery<Profile>(endpoints.profile)
  const name = profile.data?.firstname
  return (
    <header className={styles.greeting}>
      <span className={styles.name}>{name ? text.hello(name) : text.helloStranger}</span>
      <Link href={paths.generalHome} className={styles.plan} aria-label={text.changePlan}>
        <Icon name="swap" size={16} />
        {plans.short[plan]}
      </Link>
    </header>
  )
}

const Cash = ({ wallet }: { wallet: Wallet }) => (
  <section className={styles.cash}>
    <div className={styles.cashText}>
      <span>{text.cash}</span>
      <Rial value={wallet.cash} />
    </div>
    <ButtonLink small look="second" icon="plus" href={paths.walletCharge}>
      {text.charge}
    </ButtonLink>
  </section>
)

const skeleton = <SkeletonLines count={2} shape="card" />

/** person §2 "Home": what I have, the one next thing, what waits, what I owe, where I can buy. */
export default function HomeScreen() {
  const plan = usePlan()
  const registration = useRegistration(followMs)
  const wallet = useQuery<Wallet>(endpoints.wallet(plan), { pollMs: followMs })
  const pending = useQuery<Page<OrderRow>>(endpoints.pendingOrders(plan, pageSizes.homeWidget, 0), {
    pollMs: followMs,
  })
  const debt = useDebt(followMs)
  const distributors = useQuery<Page<Distributor>>(endpoints.distributors(plan))
  const invoices = pending.data?.items ?? []
  // Shown together: what came in above something else would push it away from under the thumb.
  const isKnown = [wallet, pending, debt].every(({ data, error }) => data ?? error)

  return (
    <Screen title={text.title} isTitleHidden nav={<BottomNav />}>
      <Greeting />
      <Loaded from={registration} skeleton={skeleton}>
        {(status) =>
          isKnown ? (
            <>
              <StandingCard status={status} wallet={wallet.data} debt={debt.data?.summary} />
              {wallet.data && status.creditAmount + wallet.data.cash > 0 && (
                <Cash wallet={wallet.data} />
              )}
              {debt.data && !debt.data.summary.payingUnblocks && (
                <DueBanner summary={debt.data.summary} />
              )}
              <CreditBanner status={status} />
              {showsPendingInvoices(standingOf(status, plan), invoices.length) && (
                <PendingInvoices invoices={invoices} />
              )}
              {debt.data && <Owed installments={debt.data} />}
              <HomeDialogs status={status} wallet={wallet.data} />
            </>
          ) : (
            skeleton
          )
        }
      </Loaded>
      {isKnown &&
        !registration.isLoading &&
        distributors.data &&
        distributors.data.items.length > 0 && (
          <DistributorSlider distributors={distributors.data.items} />
        )}
    </Screen>
  )
}
