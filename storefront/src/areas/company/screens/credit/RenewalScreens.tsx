import { companyCreditPages } from '@kasbeno/api/contracts/company_credit'
import { useCallback, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { CeoPage } from '#areas/company/parts/credit/CeoPage.tsx'
import { Agreement } from '#areas/contracts/parts/Agreement.tsx'
import { legalCredit as text } from '#areas/company/words/legalCredit.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyCredit } from '#core/api/types.ts'
import { useFreshQuery } from '#core/useFreshQuery.ts'

/** person §4 "Renewal hub redirect" */
export const RenewalScreen = () => (
  <Screen title={text.agreement} back={legalPaths.home}>
    <Loaded from={useFreshQuery(legalEndpoints.credit)}>
      {({ state }) => <Redirect to={companyCreditPages[state] ?? legalPaths.home} replace />}
    </Loaded>
  </Screen>
)

const Contract = ({ credit, onOpen }: { credit: CompanyCredit; onOpen: () => void }) => {
  useEffect(onOpen, [onOpen])
  const next = credit.hasRenewalCredit
    ? { href: paths.renewalFee, message: text.signed }
    : { href: legalPaths.home, message: text.renewed }
  return <Agreement type="CREDIT_RENEWAL" back={legalPaths.home} next={next} />
}

/** The fee follows unless paid. */
export const RenewalAgreementScreen = () => {
  // Stays visible after signing.
  const [wasOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  return (
    <CeoPage title={text.agreement} state="SIGN_RENEWAL" stays={wasOpen}>
      {(credit) => <Contract credit={credit} onOpen={open} />}
    </CeoPage>
  )
}
