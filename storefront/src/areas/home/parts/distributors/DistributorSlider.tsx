import { pageSizes } from '@kasbeno/api/contracts/limits'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { distributors as text } from '#areas/home/words/distributors.ts'
import { home } from '#areas/home/words/home.ts'
import type { Distributor } from '#core/api/types.ts'
import { DistributorLogo } from './DistributorLogo.tsx'
import styles from './distributors.module.css'

/** person §2 */
export const DistributorSlider = ({ distributors }: { distributors: Distributor[] }) => (
  <section>
    <header className={styles.head}>
      <h2>{text.title}</h2>
      <Link href={paths.distributors} className={styles.link}>
        {home.viewAll}
      </Link>
    </header>
    <div className={styles.slider}>
      {distributors.slice(0, pageSizes.homeDistributors).map(({ slug, name, logo }) => (
        <Link key={slug} href={paths.distributor(slug)} className={styles.tile}>
          <DistributorLogo name={name} logo={logo} />
          {name}
        </Link>
      ))}
    </div>
  </section>
)
