import { Link } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { CompanySlider } from '#areas/company/parts/companies/CompanySlider.tsx'
import { CreditNotice } from '#areas/company/parts/credit/CreditNotice.tsx'
import { LegalNav } from '#areas/company/parts/companies/LegalNav.tsx'
import { OpenInvoices, WaitingForReader } from '#areas/company/parts/orders/WaitingInvoices.tsx'
import { WaitingDelegations } from '#areas/company/parts/delegations/WaitingDelegations.tsx'
import { WaitingRuleChange } from '#areas/company/parts/rule/WaitingRuleChange.tsx'
import { HeldCardBanner } from '#areas/cards/parts/held/HeldCardBanner.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { legal as text } from '#areas/company/words/legal.ts'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery, type Query } from '#core/query.ts'
import styles from '#areas/home/parts/home/home.module.css'

/** At most three requests a minute. */
const homePollMs = 20_000

const isKnown = ({ data, error, isLoading }: Query<unknown>) =>
  data !== undefined || (error !== undefined && !isLoading)

/** Late parts must not push down content above. */
const useSettled = (hasCredit: boolean) => {
  const credit = useQuery(hasCredit ? legalEndpoints.credit : null)
  const held = useQuery(companyCardEndpoints.held)
  const delegations = useQuery(delegationEndpoints.all)
  const rule = useQuery(dashboardEndpoints.rule)
  const panel = useQuery(legalEndpoints.panel)
  return (
    (!hasCredit || isKnown(credit)) &&
    [held, delegations, rule, panel].every((query) => isKnown(query))
  )
}

/** company §2 */
export default function HomeScreen() {
  const company = useCompany()
  const hasCredit = company.legalWalletResponse.credit > 0
  const assigned = useQuery(legalEndpoints.assigned, { pollMs: homePollMs })
  const isSettled = useSettled(hasCredit)
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
      {isSettled ? (
        <>
          <CreditNotice />
          <WaitingForReader pollMs={homePollMs} />
          <WaitingRuleChange href={legalPaths.rule} />
          <WaitingDelegations href={legalPaths.delegations} />
          <HeldCardBanner />
          <Loaded from={assigned}>
            {({ items }) => (
              <CompanySlider companies={items} current={company.companyUniqueSerial} />
            )}
          </Loaded>
          <OpenInvoices />
          {company.isCeo && hasCredit && (
            <ButtonLink wide look="second" href={legalPaths.week}>
              {text.week}
            </ButtonLink>
          )}
        </>
      ) : (
        <SkeletonLines count={3} shape="card" />
      )}
    </Screen>
  )
}
