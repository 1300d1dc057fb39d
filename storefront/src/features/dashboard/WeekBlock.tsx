import { lazy, Suspense } from 'react'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { legalWeek as text } from '#i18n/fa/legalWeek.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { fetchPage } from '#lib/fetchPage.ts'
import { useQuery } from '#lib/query.ts'
import { OnPhonePages } from './OnPhonePages.tsx'
import styles from './dashboard.module.css'

const Week = lazy(() => fetchPage(() => import('#features/companyWeek/Week.tsx')))

/** The phone's page of the week, below the company's cards. Before the bank gave credit nothing is bought or signed. */
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
