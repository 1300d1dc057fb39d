import { useState } from 'react'
import { legalPaths } from '#app/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#components/Badge.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { contractsOf } from '#features/companies/contractsOf.ts'
import { LegalNav } from '#features/companies/LegalNav.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { HeldCardItems } from '#features/heldCards/HeldCardItems.tsx'
import { Exit } from '#features/profile/Exit.tsx'
import { InstallHint } from '#features/profile/InstallHint.tsx'
import { MenuItem } from '#features/profile/MenuItem.tsx'
import { Theme } from '#features/profile/Theme.tsx'
import { useSupportHref } from '#features/support/useSupportHref.ts'
import { distributors } from '#i18n/fa/distributors.ts'
import { legal as text } from '#i18n/fa/legal.ts'
import { legalContracts } from '#i18n/fa/legalContracts.ts'
import { obligations } from '#i18n/fa/obligations.ts'
import { signatureRule } from '#i18n/fa/signatureRule.ts'
import { profile as words } from '#i18n/fa/profile.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/profile/profile.module.css'

/** How many contracts wait for the reader, beside the way to them. */
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
