import { useSignals } from '@preact/signals-react/runtime'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Screen } from '#components/Screen.tsx'
import { PlanCards } from '#features/plans/PlanCards.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { contact } from '#i18n/fa/contact.ts'
import { plans as text } from '#i18n/fa/plans.ts'
import { session } from '#lib/session.ts'

/** The plans before anybody has signed in: what each gives and what it asks for. person §2 */
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
