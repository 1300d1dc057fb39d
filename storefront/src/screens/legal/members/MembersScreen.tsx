import { Redirect } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { Screen } from '#components/Screen.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { Members } from '#features/members/Members.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { members as text } from '#i18n/fa/members.ts'

/** Who is in the company; its CEO alone removes a member. Others read who signs on the page of the rule. company §6 */
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
