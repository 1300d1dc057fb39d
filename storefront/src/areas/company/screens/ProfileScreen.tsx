import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { contractsOf } from '#areas/company/parts/companies/contractsOf.ts'
import { LegalNav } from '#areas/company/parts/companies/LegalNav.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { ProfilePage } from '#areas/profile/parts/profile/ProfilePage.tsx'
import { useSupportHref } from '#areas/profile/parts/support/useSupportHref.ts'
import { distributors } from '#areas/home/words/distributors.ts'
import { legal as text } from '#areas/company/words/legal.ts'
import { legalContracts } from '#areas/company/words/legalContracts.ts'
import { obligations } from '#areas/debts/words/obligations.ts'
import { signatureRule } from '#areas/company/words/signatureRule.ts'
import { profile as words } from '#areas/profile/words/profile.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/profile/parts/profile/profile.module.css'

const WaitingContracts = () => {
  const count = contractsOf(useQuery(legalEndpoints.panel).data?.waitingForMe)
  return count > 0 && <Badge tone="warning">{legalContracts.waiting(count)}</Badge>
}

export default function ProfileScreen() {
  const { companyName, isCeo, legalWalletResponse } = useCompany()
  const supportHref = useSupportHref()
  const profile = useQuery(endpoints.profile)
  const contracts = (
    <>
      {legalContracts.menu} <WaitingContracts />
    </>
  )
  return (
    <ProfilePage
      nav={<LegalNav />}
      first={[
        ['document', legalPaths.status, text.profile.status],
        legalWalletResponse.credit > 0 && ['card', legalPaths.contracts, contracts],
        isCeo && ['person', legalPaths.members, text.profile.members],
      ]}
      then={[
        ['check', legalPaths.rule, signatureRule.menu],
        ['swap', legalPaths.delegations, text.profile.delegations],
        ['truck', legalPaths.consents, distributors.consent.title],
        ['orders', paths.installments, obligations.companyTitle],
        ['swap', paths.generalHome, text.profile.change],
        ['plus', legalPaths.register, text.profile.register],
        ['phone', supportHref, words.support],
      ]}
    >
      <section className={styles.person}>
        <strong>{companyName}</strong>
        <small>{isCeo ? text.ceo : text.member}</small>
        <Loaded from={profile} skeleton={<SkeletonLines count={1} shape="line" />}>
          {({ phone }) => (
            <span>
              {text.profile.phone}: <Ltr>{phone}</Ltr>
            </span>
          )}
        </Loaded>
      </section>
    </ProfilePage>
  )
}
