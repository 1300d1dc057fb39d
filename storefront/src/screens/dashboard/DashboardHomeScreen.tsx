import { dashboardPaths } from '#app/dashboardPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Rial } from '#components/Rial.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { CreditNotice } from '#features/companyCredit/CreditNotice.tsx'
import { CompanyCard } from '#features/dashboard/CompanyCard.tsx'
import { DashboardFrame } from '#features/dashboard/DashboardFrame.tsx'
import { OnPhonePages } from '#features/dashboard/OnPhonePages.tsx'
import { OwedChart } from '#features/dashboard/OwedChart.tsx'
import { WeekBlock } from '#features/dashboard/WeekBlock.tsx'
import { WaitingDelegations } from '#features/delegations/WaitingDelegations.tsx'
import { DistributorLogo } from '#features/distributors/DistributorLogo.tsx'
import { BankInDoubt } from '#features/withdrawals/BankInDoubt.tsx'
import { dashboard } from '#i18n/fa/dashboard.ts'
import { dashboardEndpoints } from '#lib/api/dashboardEndpoints.ts'
import type { OrdersPanel } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/dashboard/dashboard.module.css'

const text = dashboard.owed

const OpenInvoices = ({ pendingApprobation, pendingPayment }: OrdersPanel) => (
  <Card
    title={text.invoices}
    aside={
      <ButtonLink look="quiet" small href={dashboardPaths.invoices}>
        {text.toInvoices}
      </ButtonLink>
    }
  >
    <Facts>
      <Fact name={text.waitsForSignature(pendingApprobation.count)}>
        <Rial value={pendingApprobation.amount} />
      </Fact>
      <Fact name={text.waitsForPayment(pendingPayment.count)}>
        <Rial value={pendingPayment.amount} />
      </Fact>
    </Facts>
  </Card>
)

/** Those with the most to repay or to approve. company §9 "up to 5 distributors" */
const Distributors = ({ distributors }: OrdersPanel) => (
  <Card title={text.distributors}>
    {distributors.length === 0 && <p>{text.noDistributors}</p>}
    <ul className={styles.choices}>
      {distributors.map(({ name, logo, amount }) => (
        <li key={name} className={styles.distributor}>
          <DistributorLogo name={name} logo={logo} />
          <span>{name}</span>
          <Rial value={amount} />
        </li>
      ))}
    </ul>
  </Card>
)

/** company §2 "/legal-dashboard: dashboard with cards" */
export default function DashboardHomeScreen() {
  const panel = useQuery(dashboardEndpoints.panel)
  return (
    <DashboardFrame title={dashboard.pages.home}>
      <OnPhonePages>
        <CreditNotice />
        <BankInDoubt />
      </OnPhonePages>
      <WaitingDelegations href={dashboardPaths.signatures} />
      <div className={styles.cards}>
        <CompanyCard {...useCompany()} />
        <Loaded from={panel}>
          {(sums) => (
            <>
              <OpenInvoices {...sums} />
              <OwedChart {...sums} />
              <Distributors {...sums} />
            </>
          )}
        </Loaded>
      </div>
      <WeekBlock />
    </DashboardFrame>
  )
}
