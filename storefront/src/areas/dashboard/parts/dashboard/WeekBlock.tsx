import { lazy, Suspense } from 'react'
import { inPlan } from '#app/paths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { WaitingForCeo, type WaitingPlaces } from '#areas/company/parts/week/WaitingForCeo.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { legalWeek as text } from '#areas/company/words/legalWeek.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { fetchPage } from '#core/fetchPage.ts'
import { useQuery } from '#core/query.ts'
import { OnPhonePages } from './OnPhonePages.tsx'
import styles from './dashboard.module.css'

const Week = lazy(() => fetchPage(() => import('#areas/company/parts/week/Week.tsx')))

/** Before the bank gave credit nothing is bought or signed. */
const useHasCredit = () =>
  useQuery(legalEndpoints.phases).data?.companyKycStep === 'CREDIT_ACCEPTED'

const places: WaitingPlaces = {
  order: (id) => dashboardPaths.invoicesOf({ invoice: id, waiting: 'me' }),
  list: (status) => dashboardPaths.invoicesOf({ status, waiting: 'me' }),
  contracts: inPlan('kasbeno-fmcg-legal', legalPaths.contracts),
}

/** What the dashboard begins with. That it was not loaded is said once, by the week below. */
export const WaitingBlock = () => {
  const week = useQuery(useHasCredit() ? legalEndpoints.week : null)
  return week.data ? <WaitingForCeo week={week.data} places={places} /> : null
}

/** The rest of the phone's page of the week, below the company's cards. */
export const WeekBlock = () => {
  if (!useHasCredit()) return null
  return (
    <section className={styles.stack} aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className={styles.cards}>
        <Suspense fallback={<SkeletonLines count={3} shape="card" />}>
          <OnPhonePages>
            <Week withoutWaiting />
          </OnPhonePages>
        </Suspense>
      </div>
    </section>
  )
}
