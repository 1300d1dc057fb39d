import { useSignals } from '@preact/signals-react/runtime'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Screen } from '#ui/Screen.tsx'
import { PlanCards } from '#areas/entry/parts/plans/PlanCards.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { contact } from '#areas/profile/words/contact.ts'
import { plans as text } from '#areas/entry/words/plans.ts'
import { session } from '#core/session.ts'

/** person §2 */
export default function OnboardingPlansScreen() {
  useSignals()
  return (
    <Screen
      title={text.onboardingTitle}
      back={paths.root}
      aside={<SupportLink />}
      footer={
        session.exists.value ? (
          <ButtonLink wide href={paths.generalHome}>
            {text.choosePlan}
          </ButtonLink>
        ) : (
          <ButtonLink
            wide
            href={`${paths.login}?redirectTo=${encodeURIComponent(paths.generalHome.slice(1))}`}
          >
            {text.signInToChoose}
          </ButtonLink>
        )
      }
    >
      <p>{text.onboardingIntro}</p>
      <PlanCards />
      {!session.exists.value && (
        <ButtonLink wide look="quiet" icon="phone" href={paths.lead}>
          {contact.link}
        </ButtonLink>
      )}
    </Screen>
  )
}
