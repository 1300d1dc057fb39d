import { feeRefundDays } from '@kasbeno/api/contracts/credit'
import { choosesPackage } from '@kasbeno/api/contracts/plans'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#app/stepPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Checklist } from '#components/Checklist.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { StepList } from '#features/registration/StepList.tsx'
import {
  isAtEnd,
  stepAfter,
  stepLabel,
  usePlan,
  useRegistration,
} from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { onboarding as text } from '#i18n/fa/credit.ts'
import { plans } from '#i18n/fa/plans.ts'
import { registration as words } from '#i18n/fa/registration.ts'

/** The road to the credit before its first step: what it gives, what it costs, what is asked. person §2 */
export default function CreditOnboardingScreen() {
  const plan = usePlan()
  const registration = useRegistration()
  const status = registration.data
  const next = status && stepAfter(status, plan)
  return (
    <Screen
      title={text.title}
      back={paths.home}
      aside={<SupportLink />}
      footer={
        next &&
        !isAtEnd(status) && (
          <ButtonLink wide href={stepPaths[next]}>
            {stepLabel(status, next)}
          </ButtonLink>
        )
      }
    >
      <Card title={text.whatTitle}>
        <Checklist items={plans.benefits} icon="check" />
      </Card>
      <Card title={text.costTitle}>
        <p>{choosesPackage(plan) ? text.costAtSignup(feeRefundDays) : text.costAtCard}</p>
      </Card>
      <h2>{words.title}</h2>
      <Loaded from={registration}>{(known) => <StepList status={known} plan={plan} />}</Loaded>
    </Screen>
  )
}
