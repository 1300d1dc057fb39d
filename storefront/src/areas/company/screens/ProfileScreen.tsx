import { useState } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { contractsOf } from '#areas/company/parts/companies/contractsOf.ts'
import { LegalNav } from '#areas/company/parts/companies/LegalNav.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { HeldCardItems } from '#areas/cards/parts/held/HeldCardItems.tsx'
import { Exit } from '#areas/profile/parts/profile/Exit.tsx'
import { InstallHint } from '#areas/profile/parts/profile/InstallHint.tsx'
import { MenuItem } from '#areas/profile/parts/profile/MenuItem.tsx'
import { Theme } from '#areas/profile/parts/profile/Theme.tsx'
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

/** The company's name and the member's phone, and where else to go. company §2 */
export default function ProfileScreen() {
  const [isLeaving, setLeaving] = useState(false)
  const company = useCompany()
  const supportHref = useSupportHref()
  const profile = useQuery(endpoints.profile)
  return (
    <Screen title={words.title} nav={<LegalNav />}>
      <section className={styles.person}>
        <strong>{company.companyName}</strong>
        <small>{company.isCeo ? text.ceo : text.member}</small>
        <Loaded from={profile} skeleton={<SkeletonLines count={1} shape="line" />}>
          {({ phone }) => (
            <span>
              {text.profile.phone}: <Ltr>{phone}</Ltr>
            </span>
          )}
        </Loaded>
      </section>
      <ul className={styles.menu}>
        <MenuItem icon="document" href={legalPaths.status}>
          {text.profile.status}
        </MenuItem>
        {company.legalWalletResponse.credit > 0 && (
          <MenuItem icon="card" href={legalPaths.contracts}>
            {legalContracts.menu} <WaitingContracts />
          </MenuItem>
        )}
        {company.isCeo && (
          <MenuItem icon="person" href={legalPaths.members}>
            {text.profile.members}
          </MenuItem>
        )}
        <HeldCardItems />
        <MenuItem icon="check" href={legalPaths.rule}>
          {signatureRule.menu}
        </MenuItem>
        <MenuItem icon="swap" href={legalPaths.delegations}>
          {text.profile.delegations}
        </MenuItem>
        <MenuItem icon="truck" href={legalPaths.consents}>
          {distributors.consent.title}
        </MenuItem>
        <MenuItem icon="orders" href={paths.installments}>
          {obligations.companyTitle}
        </MenuItem>
        <MenuItem icon="swap" href={paths.generalHome}>
          {text.profile.change}
        </MenuItem>
        <MenuItem icon="plus" href={legalPaths.register}>
          {text.profile.register}
        </MenuItem>
        <MenuItem icon="phone" href={supportHref}>
          {words.support}
        </MenuItem>
        <MenuItem icon="exit" onClick={() => setLeaving(true)}>
          {words.exit}
        </MenuItem>
      </ul>
      <InstallHint />
      <Theme />
      {isLeaving && <Exit onClose={() => setLeaving(false)} />}
    </Screen>
  )
}
