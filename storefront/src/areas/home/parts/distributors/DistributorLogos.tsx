import { pageSizes } from '@kasbeno/api/contracts/limits'
import { distributors as text } from '#areas/home/words/distributors.ts'
import { useHome } from '#areas/home/parts/home/useHome.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { byName } from '#areas/profile/parts/support/settings.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { DistributorLogo } from './DistributorLogo.tsx'
import styles from './distributors.module.css'

/** In the bank's order, else the first ones. */
export const promoted = <Item extends { slug: string }>(items: Item[], named = ''): Item[] => {
  const chosen = named.split(',').flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
  return (chosen.length > 0 ? chosen : items).slice(0, pageSizes.homeDistributors)
}

/** person §1 */
export const DistributorLogos = () => {
  const { data: home } = useHome()
  const { items = [] } = useQuery(endpoints.distributors(usePlan())).data ?? {}
  const five = promoted(items, byName(home?.settings).promoDistributors)
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
