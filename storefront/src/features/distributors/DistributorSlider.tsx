import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { distributors as text } from '#i18n/fa/distributors.ts'
import { home } from '#i18n/fa/home.ts'
import type { Distributor } from '#lib/api/types.ts'
import { DistributorLogo } from './DistributorLogo.tsx'
import { DistributorSheet } from './DistributorSheet.tsx'
import styles from './distributors.module.css'

/** The first five on the home page. person §2 */
export const DistributorSlider = ({ distributors }: { distributors: Distributor[] }) => {
  const [opened, open] = useState<Distributor | null>(null)
  return (
    <section>
      <header className={styles.head}>
        <h2>{text.title}</h2>
        <Link href={paths.distributors} className={styles.link}>
          {home.viewAll}
        </Link>
      </header>
      <div className={styles.slider}>
        {distributors.slice(0, pageSizes.homeDistributors).map((distributor) => (
          <button
            key={distributor.slug}
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            onClick={() => open(distributor)}
          >
            <DistributorLogo name={distributor.name} logo={distributor.logo} />
            {distributor.name}
          </button>
        ))}
      </div>
      {opened && <DistributorSheet distributor={opened} onClose={() => open(null)} />}
    </section>
  )
}
