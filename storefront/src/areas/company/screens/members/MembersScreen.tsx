import { Redirect } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Screen } from '#ui/Screen.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { Members } from '#areas/company/parts/members/Members.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { members as text } from '#areas/company/words/members.ts'

/** Removal by the CEO; others read the rule's page. company §6 */
export default function MembersScreen() {
  const { isCeo } = useCompany()
  if (!isCeo) return <Redirect to={legalPaths.rule} replace />
  return (
    <Screen title={text.title} back={legalPaths.profile} aside={<SupportLink />}>
      <p>{text.intro}</p>
      <Members />
    </Screen>
  )
}
