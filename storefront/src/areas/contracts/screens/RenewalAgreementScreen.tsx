import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { Agreement } from '#areas/contracts/parts/Agreement.tsx'
import { pageInstead } from '#areas/contracts/parts/renewal.ts'
import { usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { contracts as text } from '#areas/contracts/words/contracts.ts'

/** Redirects without a renewal. person §4 "Renewal contract" */
export default function RenewalAgreementScreen() {
  const plan = usePlan()
  const { data: status } = useRegistration()
  const isRenewed = status && !status.isCreditExpired && !status.hasRenewalCredit
  const instead = pageInstead('AGREEMENT', plan, status)
  if (instead) return <Redirect to={instead} replace />
  return (
    <Agreement
      type="CREDIT_RENEWAL"
      back={paths.home}
      next={
        isRenewed
          ? { href: paths.home, message: text.renewed }
          : { href: paths.renewalFee, message: text.success.CREDIT_RENEWAL }
      }
    />
  )
}
