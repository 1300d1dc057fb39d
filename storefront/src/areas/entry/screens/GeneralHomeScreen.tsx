import { companyPlans, type PersonPlan } from '@kasbeno/api/contracts/plans'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { inPlan } from '#app/paths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { NewcomerNotice } from '#areas/company/parts/members/NewcomerNotice.tsx'
import { OwnHeldCards } from '#areas/cards/parts/held/OwnHeldCards.tsx'
import { Beginning } from '#areas/entry/parts/plans/Beginning.tsx'
import { onlyOf, type Only } from '#areas/entry/parts/plans/onlyOf.ts'
import { isBeginning } from '#core/beginning.ts'
import { enterPlan } from '#areas/entry/parts/plans/enterPlan.ts'
import { OwnCompanies } from '#areas/entry/parts/plans/OwnCompanies.tsx'
import { PlanCards } from '#areas/entry/parts/plans/PlanCards.tsx'
import { plans as text } from '#areas/entry/words/plans.ts'
import { ui } from '#core/words/ui.ts'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { useQuery } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

const isSecond = (chosen: readonly string[], plan: PersonPlan) =>
  chosen.length > 0 && !chosen.includes(plan)

interface SecondPlanProps {
  plan: PersonPlan
  isRunning: boolean
  onBegin: () => void
  onClose: () => void
}

/** Whoever has a plan begins another one only on purpose: it is a file, a fee and a credit of its own. */
const SecondPlan = ({ plan, isRunning, onBegin, onClose }: SecondPlanProps) => (
  <Dialog
    kind="dialog"
    title={text.secondTitle(text.short[plan])}
    onClose={onClose}
    actions={
      <>
        <Button wide isRunning={isRunning} onClick={onBegin}>
          {text.choose(text.short[plan])}
        </Button>
        <Button wide look="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </>
    }
  >
    <p>{text.second}</p>
    <p>{text.fee[plan]}</p>
  </Dialog>
)

/** Continues where people left. */
export default function GeneralHomeScreen() {
  const [, navigate] = useLocation()
  const profile = useQuery(endpoints.profile)
  const assigned = useQuery(legalEndpoints.assigned)
  const held = useQuery(companyCardEndpoints.held)
  // Drawn together, without jumps.
  const isKnown = [assigned, held].every(
    ({ data, error }) => data !== undefined || error !== undefined
  )
  const [wanted, setWanted] = useState<PersonPlan>()
  const [asked, setAsked] = useState<PersonPlan>()
  const choose = useCommand(async (plan: PersonPlan) => {
    setWanted(plan)
    const page = await enterPlan(plan)
    await leaveOverlays()
    navigate(page)
  })
  const companies = assigned.data?.items ?? []
  const heldCards = held.data?.items ?? []
  const isNewHere = (chosen: readonly string[]) =>
    chosen.length + companies.length + heldCards.length === 0 && !isNewcomer
  const isNewcomer = assigned.data?.isNewcomer ?? false
  const [hasFailed, setFailed] = useState(false)
  const isFresh = isBeginning(useHistoryState()) && !hasFailed
  const only =
    isFresh && isKnown && profile.data && !isNewcomer && heldCards.length === 0
      ? onlyOf(profile.data.plans, companies)
      : null
  // Entering clears the cache: without this the list would load, and enter once more.
  const [begun, setBegun] = useState<Only | null>(null)
  if (only && !begun) setBegun(only)
  if (begun && !hasFailed) return <Beginning {...begun} onFailure={() => setFailed(true)} />
  return (
    <Screen title={text.title} aside={<SupportLink />}>
      <p>{text.intro}</p>
      <Loaded
        from={isKnown ? profile : { ...profile, data: undefined }}
        skeleton={<SkeletonLines count={2} shape="card" />}
      >
        {({ plans: chosen }) => (
          <>
            {isNewcomer && <NewcomerNotice />}
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
                  onClick={() => (isSecond(chosen, plan) ? setAsked(plan) : void choose.run(plan))}
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
      {asked && (
        <SecondPlan
          plan={asked}
          isRunning={choose.isRunning}
          onBegin={() => void choose.run(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Screen>
  )
}
