import { companyCardPath } from '#app/heldPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import styles from '#features/plans/plans.module.css'
import { companyCard as text } from '#i18n/fa/companyCard.ts'
import type { HeldCard } from '#lib/api/types.ts'

/** The companies' cards of a person, for who has no plan and signs in for them alone, too. */
export const OwnHeldCards = ({ cards }: { cards: readonly HeldCard[] }) =>
  cards.length === 0 ? null : (
    <Card title={text.own}>
      <div className={styles.held}>
        {cards.map(({ companyUniqueSerial: serial, companyName, next }) => (
          <div key={serial} className={styles.companies}>
            <p>{text.next[next]}</p>
            <ButtonLink
              wide
              icon="card"
              look={next === 'ACTIVATION' ? 'main' : 'second'}
              href={companyCardPath(serial)}
            >
              {(next === 'GONE' ? text.formerOf : text.ofCompany)(companyName)}
            </ButtonLink>
          </div>
        ))}
      </div>
    </Card>
  )
