import { choosesPackage } from '@kasbeno/api/contracts/plans'
import { Loaded } from '#ui/Loaded.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { visits as text } from '#areas/signup/words/visits.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { BringCard } from './BringCard.tsx'
import { VisitCard } from './VisitCard.tsx'

/** The collaterals of the package that was chosen; null where none was. */
export const Bring = () => {
  const plan = usePlan()
  const chosen = useQuery(choosesPackage(plan) ? endpoints.chosenPackage(plan) : null)
  if (!choosesPackage(plan)) return <BringCard of="PERSON" chosen={null} />
  return (
    <Loaded from={chosen}>
      {({ slug, collateralCreditTypes }) => (
        <BringCard of="PERSON" chosen={slug === null ? null : collateralCreditTypes} />
      )}
    </Loaded>
  )
}

/** Where a person is asked to come, when, and with what. */
export const Visit = () => {
  const visit = useQuery(endpoints.visit(usePlan()))
  return (
    <>
      <Loaded from={visit}>
        {(branch) => (
          <VisitCard
            branch={branch}
            hint={
              branch.nearness === 'CITY' || branch.nearness === 'PROVINCE' ? text.nearest : null
            }
          />
        )}
      </Loaded>
      <Bring />
    </>
  )
}
