import { isCreditClosed, showsPendingInvoices } from '@kasbeno/api/contracts/registration'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Rial } from '#ui/Rial.tsx'
import { classes } from '#ui/classes.ts'
import { HeldCardBanner } from '#areas/cards/parts/held/HeldCardBanner.tsx'
import { DueBanner } from '#areas/debts/parts/installments/DueBanner.tsx'
import { RegistrationRefusalNotice } from '#areas/signup/parts/registration/RegistrationRefusalNotice.tsx'
import { standingOf, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { OpenPaymentList } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { BankInDoubt } from '#areas/wallet/parts/withdrawals/BankInDoubt.tsx'
import { KeptFee } from '#areas/wallet/parts/withdrawals/KeptFee.tsx'
import { home as text } from '#areas/home/words/home.ts'
import type { Home, Wallet } from '#core/api/types.ts'
import { CardBanner } from './CardBanner.tsx'
import { CreditBanner } from './CreditBanner.tsx'
import { FeeBanner } from './FeeBanner.tsx'
import { Owed } from './Owed.tsx'
import { PendingInvoices } from './PendingInvoices.tsx'
import { StandingCard } from './StandingCard.tsx'
import { Unfinished } from './Unfinished.tsx'
import styles from './home.module.css'

const Cash = ({ wallet, isOld }: { wallet: Wallet; isOld: boolean }) => (
  <section className={styles.cash}>
    <div className={styles.cashText}>
      <span>{text.cash}</span>
      <Rial value={wallet.cash} />
    </div>
    {!isOld && (
      <ButtonLink small look="second" icon="plus" href={paths.walletCharge}>
        {text.charge}
      </ButtonLink>
    )}
  </section>
)

/** Stale data are greyed and unpayable. */
export const HomeContent = ({ home, isOld }: { home: Home; isOld: boolean }) => {
  const plan = usePlan()
  const { registration: status, wallet, installments } = home
  const invoices = home.pendingOrders.items
  return (
    <div className={classes(styles.content, isOld && styles.old)}>
      {status.refusal ? (
        <RegistrationRefusalNotice refusal={status.refusal} />
      ) : (
        <StandingCard status={status} wallet={wallet} debt={installments.summary} />
      )}
      {status.creditAmount + wallet.cash > 0 && <Cash wallet={wallet} isOld={isOld} />}
      {!isOld && (
        <>
          {/* What is past due comes before everything that waits. */}
          <DueBanner summary={installments.summary} isCreditClosed={isCreditClosed(status)} />
          <BankInDoubt cash={wallet.cash} />
          <KeptFee cash={wallet.cash} />
          <OpenPaymentList payments={home.openPayments.items} owner="person" />
        </>
      )}
      <CreditBanner status={status} />
      <FeeBanner status={status} />
      {!isOld && <CardBanner status={status} />}
      {!isOld && <Unfinished home={home} />}
      {!isOld && <HeldCardBanner isAsked={home.profile.companyCardWaits} />}
      {showsPendingInvoices(standingOf(status, plan), invoices.length) && (
        <PendingInvoices invoices={invoices} isOld={isOld} />
      )}
      <Owed installments={installments} />
    </div>
  )
}
