import { lazy, Suspense } from 'react'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { legalWeek as text } from '#areas/company/words/legalWeek.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { fetchPage } from '#core/fetchPage.ts'
import { useQuery } from '#core/query.ts'
import { OnPhonePages } from './OnPhonePages.tsx'
import styles from './dashboard.module.css'

const Week = lazy(() => fetchPage(() => import('#areas/company/parts/week/Week.tsx')))

/**
 * The phone's page of the week, below the company's cards. Before the bank gave credit nothing is
 * bought or signed.
 */
export const WeekBlock = () => {
  const { data } = useQuery(legalEndpoints.phases)
  if (data?.companyKycStep !== 'CREDIT_ACCEPTED') return null
  return (
    <section className={styles.stack} aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className={styles.cards}>
        <Suspense fallback={<SkeletonLines count={3} shape="card" />}>
          <OnPhonePages>
            <Week />
          </OnPhonePages>
        </Suspense>
      </div>
    </section>
  )
}
