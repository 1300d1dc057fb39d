import { legalPaths } from '#app/legalPaths.ts'
import { Card } from '#components/Card.tsx'
import { Screen } from '#components/Screen.tsx'
import { Consents } from '#features/distributors/Consents.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { distributors } from '#i18n/fa/distributors.ts'

/** Whom a company lets see what is left of its credit; its CEO changes that. */
export default function ConsentsScreen() {
  return (
    <Screen title={distributors.consent.title} back={legalPaths.profile} aside={<SupportLink />}>
      <Card>
        <Consents />
      </Card>
    </Screen>
  )
}
