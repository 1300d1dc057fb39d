import type { RenewalStep } from '@kasbeno/api/contracts/contracts'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { contracts as text } from '#areas/contracts/words/contracts.ts'
import type { RenewalStatus } from '#core/api/types.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useFreshQuery } from '#core/useFreshQuery.ts'

const pages: Record<RenewalStep, string> = {
  AGREEMENT: paths.renewalAgreement,
  PLATFORM_FEE: paths.renewalFee,
  HOME: paths.home,
  NONE: paths.home,
}

/** Early renewal of a granted year. */
const ahead = ({ isCreditExpired, hasRenewalCredit, isContractSigned }: RenewalStatus) => {
  if (isCreditExpired || !hasRenewalCredit) return null
  return isContractSigned ? paths.renewalFee : paths.renewalAgreement
}

/** person §4 "Renewal hub redirect" */
export default function RenewalScreen() {
  return (
    <Screen title={text.renewal} back={paths.home}>
      <Loaded from={useFreshQuery(endpoints.renewalStatus(usePlan()))}>
        {(status) => <Redirect to={ahead(status) ?? pages[status.nextStep]} replace />}
      </Loaded>
    </Screen>
  )
}
