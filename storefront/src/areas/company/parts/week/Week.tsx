import { Loaded } from '#ui/Loaded.tsx'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { WaitingForCeo } from './WaitingForCeo.tsx'
import { DueDays, LastDays, PastDue, Spending } from './WeekCards.tsx'

export default function Week() {
  return (
    <Loaded from={useQuery(legalEndpoints.week)}>
      {(week) => (
        <>
          <WaitingForCeo {...week} />
          <PastDue {...week} />
          <DueDays {...week} />
          <LastDays {...week} />
          <Spending {...week} />
        </>
      )}
    </Loaded>
  )
}
