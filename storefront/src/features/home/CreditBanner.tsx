import { renewsCredit } from '@kasbeno/api/contracts/plans'
import { creditBanner } from '@kasbeno/api/contracts/registration'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { isPaidUnsigned } from '#features/contracts/renewal.ts'
import { standingOf, usePlan } from '#features/registration/standing.ts'
import { home as text } from '#i18n/fa/home.ts'
import type { RegistrationStatus } from '#lib/api/types.ts'
import { jalaliLong } from '#lib/jalali.ts'

/** person §4 "Credit banner"; what the big card already says is not said twice. */
export const CreditBanner = ({ status }: { status: RegistrationStatus }) => {
  const plan = usePlan()
  const banner = creditBanner(standingOf(status, plan))
  const end = status.creditScoreExpirationDate
  const isGranted = renewsCredit(plan) && status.hasRenewalCredit
  if (banner === 'reminder' && end && status.creditRemainingDays !== null) {
    return (
      <Notice
        tone="warning"
        title={text.reminderTitle}
        actions={
          renewsCredit(plan) && (
            <ButtonLink small look="second" href={isGranted ? paths.renewal : paths.renewalBranch}>
              {isGranted ? text.renewAction : text.renewalBranch}
            </ButtonLink>
          )
        }
      >
        <p>{text.reminder(status.creditRemainingDays, jalaliLong(end))}</p>
        {isGranted && <p>{text.grantedAhead}</p>}
      </Notice>
    )
  }
  if (banner === 'renewal-ready' && status.creditBlocked) {
    return (
      <Notice
        tone="success"
        title={text.renewTitle}
        actions={
          <ButtonLink small href={paths.renewal}>
            {text.renewAction}
          </ButtonLink>
        }
      >
        <p>{text.renew}</p>
      </Notice>
    )
  }
  // Paid and not signed: the year waits for the signature alone.
  if (isPaidUnsigned(status, plan)) {
    return (
      <Notice
        tone="warning"
        title={text.signTitle}
        actions={
          <ButtonLink small href={paths.renewalAgreement}>
            {text.renewAction}
          </ButtonLink>
        }
      >
        <p>{text.sign}</p>
      </Notice>
    )
  }
  return null
}
