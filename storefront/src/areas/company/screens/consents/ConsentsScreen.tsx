import { legalPaths } from '#areas/company/legalPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Consents } from '#areas/home/parts/distributors/Consents.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { distributors } from '#areas/home/words/distributors.ts'

export default function ConsentsScreen() {
  return (
    <Screen title={distributors.consent.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Card>
        <Consents />
      </Card>
    </Screen>
  )
}
