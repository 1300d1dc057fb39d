import { companyPlans, type PersonPlan } from '@kasbeno/api/contracts/plans'
import { nextStep } from '@kasbeno/api/contracts/registration'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { inPlan, paths } from '#app/paths.ts'
import { legalPaths } from '#app/legalPaths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { NewcomerNotice } from '#features/members/NewcomerNotice.tsx'
import { OwnHeldCards } from '#features/heldCards/OwnHeldCards.tsx'
import { choosePlan } from '#features/plans/choosePlan.ts'
import { OwnCompanies } from '#features/plans/OwnCompanies.tsx'
import { PlanCards } from '#features/plans/PlanCards.tsx'
import { standingOf } from '#features/registration/standing.ts'
import { plans as text } from '#i18n/fa/plans.ts'
import { companyCardEndpoints } from '#lib/api/companyCardEndpoints.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { useQuery } from '#lib/query.ts'
import { useCommand } from '#lib/useCommand.ts'

/** The plan chooser: those who have begun go on where they were. */
export default function GeneralHomeScreen() {
  const [, navigate] = useLocation()
  const profile = useQuery(endpoints.profile)
  const assigned = useQuery(legalEndpoints.assigned)
  const held = useQuery(companyCardEndpoints.held)
  // Asked beside each other and drawn together, so that nothing jumps.
  const isKnown = [assigned, held].every(
    ({ data, error }) => data !== undefined || error !== undefined
  )
  const [wanted, setWanted] = useState<PersonPlan>()
  const choose = useCommand(async (plan: PersonPlan) => {
    setWanted(plan)
    const status = await choosePlan(plan)
    const isNew = nextStep(standingOf(status, plan)) === 'identity'
    navigate(inPlan(plan, isNew ? paths.signupStatus : paths.home))
  })
  const companies = assigned.data?.items ?? []
  const heldCards = held.data?.items ?? []
  const isNewHere = (chosen: readonly string[]) =>
    chosen.length + companies.length + heldCards.length === 0 && !assigned.data?.isNewcomer
  return (
    <Screen title={text.title} aside={<SupportLink />}>
      <p>{text.intro}</p>
      <Loaded
        from={isKnown ? profile : { ...profile, data: undefined }}
        skeleton={<SkeletonLines count={2} shape="card" />}
      >
        {({ plans: chosen }) => (
          <>
            {assigned.data?.isNewcomer && <NewcomerNotice />}
            <OwnCompanies companies={companies} />
            <OwnHeldCards cards={heldCards} />
            <PlanCards
              chosen={chosen}
              companies={
                <ButtonLink wide look="second" href={inPlan(companyPlans[0], legalPaths.register)}>
                  {text.registerCompany}
                </ButtonLink>
              }
              actionOf={(plan) => (
                <Button
                  wide
                  look={isNewHere(chosen) || chosen.includes(plan) ? 'main' : 'second'}
                  disabled={choose.isRunning && plan !== wanted}
                  isRunning={choose.isRunning && plan === wanted}
                  onClick={() => void choose.run(plan)}
                >
                  {chosen.includes(plan)
                    ? text.enter(text.short[plan])
                    : text.choose(text.short[plan])}
                </Button>
              )}
            />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
