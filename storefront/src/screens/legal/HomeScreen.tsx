import { Link } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Icon } from '#components/Icon.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { CompanySlider } from '#features/companies/CompanySlider.tsx'
import { CreditNotice } from '#features/companyCredit/CreditNotice.tsx'
import { LegalNav } from '#features/companies/LegalNav.tsx'
import { WaitingInvoices } from '#features/companyOrders/WaitingInvoices.tsx'
import { WaitingDelegations } from '#features/delegations/WaitingDelegations.tsx'
import { WaitingRuleChange } from '#features/signatureRule/WaitingRuleChange.tsx'
import { HeldCardBanner } from '#features/heldCards/HeldCardBanner.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { legal as text } from '#i18n/fa/legal.ts'
import { companyCardEndpoints } from '#lib/api/companyCardEndpoints.ts'
import { dashboardEndpoints } from '#lib/api/dashboardEndpoints.ts'
import { delegationEndpoints } from '#lib/api/delegationEndpoints.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery, type Query } from '#lib/query.ts'
import styles from '#features/home/home.module.css'

/** How often home asks again: three requests a minute, fewer while nothing changes. */
const homePollMs = 20_000

const isKnown = ({ data, error, isLoading }: Query<unknown>) =>
  data !== undefined || (error !== undefined && !isLoading)

/** Parts that come later would push down what is read already: each waits for what stands above it. */
const useSettled = (hasCredit: boolean) => {
  const credit = useQuery(hasCredit ? legalEndpoints.credit : null)
  const held = useQuery(companyCardEndpoints.held)
  const delegations = useQuery(delegationEndpoints.all)
  const rule = useQuery(dashboardEndpoints.rule)
  const panel = useQuery(legalEndpoints.panel)
  const above =
    (!hasCredit || isKnown(credit)) && [held, delegations, rule].every((query) => isKnown(query))
  return { above, invoices: above && isKnown(panel) }
}

/** The companies of a member, and what waits in the one that they are in. company §2 */
export default function HomeScreen() {
  const company = useCompany()
  const hasCredit = company.legalWalletResponse.credit > 0
  const assigned = useQuery(legalEndpoints.assigned, { pollMs: homePollMs })
  const settled = useSettled(hasCredit)
  return (
    <Screen title={text.home} isTitleHidden nav={<LegalNav />}>
      <header className={styles.greeting}>
        <span className={styles.name}>{company.companyName}</span>
        <Link href={paths.generalHome} className={styles.plan} aria-label={text.change}>
          <Icon name="swap" size={16} />
          {text.short}
        </Link>
      </header>
      <p>{company.isCeo ? text.ceo : text.member}</p>
      {settled.above ? (
        <>
          <CreditNotice />
          <HeldCardBanner />
          <WaitingRuleChange href={legalPaths.rule} />
          <WaitingDelegations href={legalPaths.delegations} />
          <Loaded from={assigned}>
            {({ items }) => (
              <CompanySlider companies={items} current={company.companyUniqueSerial} />
            )}
          </Loaded>
        </>
      ) : (
        <SkeletonLines count={1} shape="card" />
      )}
      {settled.invoices ? (
        <>
          <WaitingInvoices pollMs={homePollMs} />
          {company.isCeo && hasCredit && (
            <ButtonLink wide look="second" href={legalPaths.week}>
              {text.week}
            </ButtonLink>
          )}
        </>
      ) : (
        <SkeletonLines count={2} shape="card" />
      )}
    </Screen>
  )
}
