import { Loaded } from '#ui/Loaded.tsx'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { WaitingForCeo } from './WaitingForCeo.tsx'
import { DueDays, LastDays, PastDue, Spending } from './WeekCards.tsx'

/** @param withoutWaiting where that stands above already */
export default function Week({ withoutWaiting }: { withoutWaiting?: boolean }) {
  return (
    <Loaded from={useQuery(legalEndpoints.week)}>
      {(week) => (
        <>
          {!withoutWaiting && <WaitingForCeo week={week} />}
          <PastDue {...week} />
          <DueDays {...week} />
          <LastDays {...week} />
          <Spending {...week} />
        </>
      )}
    </Loaded>
  )
}
