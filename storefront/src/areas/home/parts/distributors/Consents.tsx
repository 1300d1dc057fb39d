import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { distributors } from '#areas/home/words/distributors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { ConsentSwitch } from './ConsentSwitch.tsx'
import styles from './distributors.module.css'

const text = distributors.consent

/** Who sees what is left of the owner's credit or sees it no more, and the way to the others. */
export const Consents = () => (
  <div className={styles.details}>
    <p>{text.explain}</p>
    <Loaded from={useQuery(endpoints.creditConsents(usePlan()))}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{text.nobody}</p>
        ) : (
          <ul className={styles.consents}>
            {items.map(({ slug, name, because }) => (
              <li key={slug}>
                <ConsentSwitch
                  slug={slug}
                  because={because}
                  labels={{ person: name, company: name }}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
    <ButtonLink look="second" href={paths.distributors}>
      {text.toAll}
    </ButtonLink>
  </div>
)
