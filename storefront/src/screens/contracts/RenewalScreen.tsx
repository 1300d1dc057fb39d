import type { RenewalStep } from '@kasbeno/api/contracts/contracts'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { contracts as text } from '#i18n/fa/contracts.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

const pages: Record<RenewalStep, string> = {
  AGREEMENT: paths.renewalAgreement,
  PLATFORM_FEE: paths.renewalFee,
  HOME: paths.home,
  NONE: paths.home,
}

/** Leads to what comes next. person §4 "Renewal hub redirect" */
export default function RenewalScreen() {
  return (
    <Screen title={text.renewal} back={paths.home}>
      <Loaded from={useQuery(endpoints.renewalStatus(usePlan()))}>
        {({ nextStep }) => <Redirect to={pages[nextStep]} replace />}
      </Loaded>
    </Screen>
  )
}
