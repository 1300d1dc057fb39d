import { nextStep } from '@kasbeno/api/contracts/registration'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#components/Button.tsx'
import { Screen } from '#components/Screen.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { choosePlan } from '#features/plans/choosePlan.ts'
import { PlanCards } from '#features/plans/PlanCards.tsx'
import { standingOf } from '#features/registration/standing.ts'
import { plans as text } from '#i18n/fa/plans.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'
import { useCommand } from '#lib/useCommand.ts'

const plan = 'kasbeno-fmcg-real'

/** The plan chooser: those who have begun go on where they were. */
export default function GeneralHomeScreen() {
  const [, navigate] = useLocation()
  const profile = useQuery(endpoints.profile)
  const isChosen = profile.data?.plans.includes(plan)
  const choose = useCommand(async () => {
    const status = await choosePlan(plan)
    const isNew = nextStep(standingOf(status, plan)) === 'identity'
    navigate(isNew ? paths.signupStatus : paths.home)
  })
  return (
    <Screen
      title={text.title}
      aside={<SupportLink />}
      footer={
        <Button wide isRunning={choose.isRunning} onClick={() => void choose.run()}>
          {isChosen ? text.enter : text.choose}
        </Button>
      }
    >
      <p>{text.intro}</p>
      <PlanCards />
    </Screen>
  )
}
