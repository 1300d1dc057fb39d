import { pageSizes } from '@kasbeno/api/contracts/limits'
import { distributors as text } from '#i18n/fa/distributors.ts'
import { useHome } from '#features/home/useHome.ts'
import { DistributorLogo } from './DistributorLogo.tsx'
import styles from './distributors.module.css'

/** What the papers are for: five of those who sell to who has credit. person §1 */
export const DistributorLogos = () => {
  const known = useHome().data?.distributors.items ?? []
  const five = known.slice(0, pageSizes.homeDistributors)
  if (five.length === 0) return null
  return (
    <section className={styles.promo} aria-label={text.promo}>
      <p>{text.promo}</p>
      <ul className={styles.logos}>
        {five.map(({ slug, name, logo }) => (
          <li key={slug}>
            <DistributorLogo name={name} logo={logo} />
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
