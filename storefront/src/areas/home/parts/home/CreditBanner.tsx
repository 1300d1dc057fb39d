import { renewsCredit } from '@kasbeno/api/contracts/plans'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { home as text } from '#areas/home/words/home.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { jalaliLong } from '#core/jalali.ts'
import { creditNotice } from './notices.ts'

export const CreditBanner = ({ status }: { status: RegistrationStatus }) => {
  const plan = usePlan()
  const notice = creditNotice(status, plan)
  const end = status.creditScoreExpirationDate
  const isGranted = renewsCredit(plan) && status.hasRenewalCredit
  // The big card says it.
  if (status.renewalRefusal === 'WRITTEN_OFF') return null
  if (renewsCredit(plan) && status.renewalRefusal) {
    const said = text.renewalRefused[status.renewalRefusal]
    return (
      <Notice
        tone="danger"
        title={said.title}
        actions={
          <ButtonLink small href={paths.installments}>
            {said.action}
          </ButtonLink>
        }
      >
        <p>{said.text}</p>
      </Notice>
    )
  }
  if (notice === 'reminder' && end && status.creditRemainingDays !== null) {
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
  if (notice === 'renewed') {
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
  if (notice === 'unsigned') {
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
