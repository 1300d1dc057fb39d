import { paths } from '#app/paths.ts'
import { stepPaths } from '#app/stepPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { RefusalNotice } from '#features/registration/RefusalNotice.tsx'
import { StepList } from '#features/registration/StepList.tsx'
import {
  followMs,
  isAtEnd,
  stepAfter,
  stepLabel,
  usePlan,
  useRegistration,
} from '#features/registration/standing.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { registration as text } from '#i18n/fa/registration.ts'

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
            {status.refusal && <RefusalNotice refusal={status.refusal} />}
            <StepList status={status} plan={plan} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
