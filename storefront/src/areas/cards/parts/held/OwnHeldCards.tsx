import { companyCardPath } from '#areas/cards/heldPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from '#areas/entry/parts/plans/plans.module.css'
import { companyCard as text } from '#areas/cards/words/companyCard.ts'
import type { HeldCard } from '#core/api/types.ts'

/** Also for people without a plan. */
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
