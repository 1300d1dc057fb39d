import { feeRefundDays } from '@kasbeno/api/contracts/credit'
import { choosesPackage } from '@kasbeno/api/contracts/plans'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { ArrearsRule } from '#areas/debts/parts/installments/ArrearsRule.tsx'
import { StepList } from '#areas/signup/parts/registration/StepList.tsx'
import {
  isAtEnd,
  stepAfter,
  stepLabel,
  usePlan,
  useRegistration,
} from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { onboarding as text } from '#areas/signup/words/credit.ts'
import { plans } from '#areas/entry/words/plans.ts'
import { registration as words } from '#areas/signup/words/registration.ts'

/** person §2 */
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
        <p>{text.feeOfInvoice}</p>
        <ArrearsRule />
      </Card>
      <Card title={text.securitiesTitle}>
        <p>{text.securities}</p>
        <p>{choosesPackage(plan) ? text.securitiesAtPackage : text.securitiesAtBank}</p>
      </Card>
      <h2>{words.title}</h2>
      <Loaded from={registration}>{(known) => <StepList status={known} plan={plan} />}</Loaded>
    </Screen>
  )
}
