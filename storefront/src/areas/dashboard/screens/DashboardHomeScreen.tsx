import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Rial } from '#ui/Rial.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { CreditNotice } from '#areas/company/parts/credit/CreditNotice.tsx'
import { CompanyCard } from '#areas/dashboard/parts/dashboard/CompanyCard.tsx'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { OnPhonePages } from '#areas/dashboard/parts/dashboard/OnPhonePages.tsx'
import { OwedChart } from '#areas/dashboard/parts/dashboard/OwedChart.tsx'
import { WaitingBlock, WeekBlock } from '#areas/dashboard/parts/dashboard/WeekBlock.tsx'
import { WaitingDelegations } from '#areas/company/parts/delegations/WaitingDelegations.tsx'
import { DistributorLogo } from '#areas/home/parts/distributors/DistributorLogo.tsx'
import { BankInDoubt } from '#areas/wallet/parts/withdrawals/BankInDoubt.tsx'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import type { OrdersPanel } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/dashboard/parts/dashboard/dashboard.module.css'

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

/** company §2 */
export default function DashboardHomeScreen() {
  const panel = useQuery(dashboardEndpoints.panel)
  return (
    <DashboardFrame title={dashboard.pages.home}>
      <OnPhonePages>
        <CreditNotice />
        <BankInDoubt />
      </OnPhonePages>
      <WaitingBlock />
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
