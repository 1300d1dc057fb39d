import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { RegistrationRefusalNotice } from '#areas/signup/parts/registration/RegistrationRefusalNotice.tsx'
import { StepList } from '#areas/signup/parts/registration/StepList.tsx'
import {
  followMs,
  isAtEnd,
  stepAfter,
  stepLabel,
  usePlan,
  useRegistration,
} from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { registration as text } from '#areas/signup/words/registration.ts'

export default function SignupStatusScreen() {
  const plan = usePlan()
  const registration = useRegistration(followMs)
  const next = registration.data && stepAfter(registration.data, plan)
  return (
    <Screen
      title={text.title}
      back={paths.home}
      aside={<SupportLink />}
      footer={
        registration.data &&
        next &&
        !isAtEnd(registration.data) && (
          <ButtonLink wide href={stepPaths[next]}>
            {stepLabel(registration.data, next)}
          </ButtonLink>
        )
      }
    >
      <Loaded from={registration} skeleton={<SkeletonLines count={4} />}>
        {(status) => (
          <>
            {next !== 'summary' && <p>{text.intro}</p>}
            {status.refusal && <RegistrationRefusalNotice refusal={status.refusal} />}
            <StepList status={status} plan={plan} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
