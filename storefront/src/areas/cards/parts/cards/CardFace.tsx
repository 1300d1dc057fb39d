import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Icon } from '#ui/Icon.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { classes } from '#ui/classes.ts'
import { cards as text } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'
import { Cvv2 } from './Cvv2.tsx'
import { expiryOf, groupsOf, masked } from './numbers.ts'
import styles from './cards.module.css'

const holderOf = ({ firstname, lastname }: OwnCard) =>
  [firstname, lastname].filter(Boolean).join(' ')

/** Active cards only; ended ones say how. */
const StateBadge = ({ status }: OwnCard) => {
  const isActive = status === 'ENABLED'
  return (
    <span className={classes(styles.state, !isActive && styles.inactive)}>
      <Icon name={isActive ? 'check' : 'lock'} size={16} />
      {text.badges[status] ?? text.inactive}
    </span>
  )
}

/** Wraps by whole groups. */
const CardNumber = ({ number }: { number: string }) => (
  <p className={styles.number} dir="ltr">
    <span className="visually-hidden">{text.number}: </span>
    {groupsOf(number).map((group, i) => (
      <span key={i}>{toPersianDigits(group)}</span>
    ))}
  </p>
)

const Facts = ({ card }: { card: OwnCard }) => (
  <dl className={styles.faceFacts}>
    <div>
      <dt>{text.holder}</dt>
      <dd>{holderOf(card)}</dd>
    </div>
    <div>
      <dt>{text.expiry}</dt>
      <dd>
        <Ltr>{expiryOf(card.expireAt)}</Ltr>
      </dd>
    </div>
  </dl>
)

export const CardFace = ({ card }: { card: OwnCard }) => (
  <section className={styles.face} aria-label={text.face}>
    <div className={styles.faceHead}>
      <span>{text.brand}</span>
      <StateBadge {...card} />
    </div>
    <CardNumber number={card.cardNumber} />
    <Facts card={card} />
    {card.status === 'ENABLED' && <Cvv2 phone={card.phone} />}
  </section>
)

/** Blurred digits are absent from the page. */
export const EndedFace = ({ card }: { card: OwnCard }) => (
  <section className={styles.face} aria-label={text.face}>
    <div className={styles.faceHead}>
      <span>{text.brand}</span>
      <StateBadge {...card} />
    </div>
    <div className={styles.blurred}>
      <CardNumber number={masked(card.cardNumber).replaceAll(' ', '')} />
      <Facts card={card} />
    </div>
  </section>
)
