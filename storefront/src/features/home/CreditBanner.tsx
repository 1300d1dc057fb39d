import { creditBanner } from '@kasbeno/api/contracts/registration'
import { Notice } from '#components/Notice.tsx'
import { standingOf, usePlan } from '#features/registration/standing.ts'
import { home as text } from '#i18n/fa/home.ts'
import type { RegistrationStatus } from '#lib/api/types.ts'
import { jalaliLong } from '#lib/jalali.ts'

/** person §4 "Credit banner"; what the big card already says is not said twice. */
export const CreditBanner = ({ status }: { status: RegistrationStatus }) => {
  const banner = creditBanner(standingOf(status, usePlan()))
  const end = status.creditScoreExpirationDate
  if (banner === 'reminder' && end && status.creditRemainingDays !== null) {
    return (
      <Notice tone="warning" title={text.reminderTitle}>
        <p>{text.reminder(status.creditRemainingDays, jalaliLong(end))}</p>
      </Notice>
    )
  }
  if (banner === 'renewal-ready' && status.creditBlocked) {
    return (
      <Notice tone="success" title={text.renewTitle}>
        <p>{text.renew}</p>
      </Notice>
    )
  }
  return null
}
