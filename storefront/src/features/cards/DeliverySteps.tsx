import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { Icon } from '#components/Icon.tsx'
import { classes } from '#components/classes.ts'
import { cards as text } from '#i18n/fa/cards.ts'
import { deliveryStep } from './delivery.ts'
import styles from './cards.module.css'

/** Awaiting print, sent, delivered: what is done, what is now, what comes. */
export const DeliverySteps = ({ status }: { status: CardStatus }) => {
  const { step, label } = deliveryStep(status)
  return (
    <ol className={styles.steps}>
      {text.stepNames.map((name, i) => {
        const isDone = i < step || status === 'DELIVERED'
        const isNow = i === step
        const state = isDone ? 'done' : isNow ? 'now' : 'later'
        return (
          <li
            key={name}
            className={classes(styles.step, isDone && styles.done, isNow && styles.now)}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={20} /> : toPersianDigits(i + 1)}
            </span>
            <span className={styles.stepText}>
              <strong>{name}</strong>
              <span className="visually-hidden">{text.stepStates[state]}</span>
              {isNow && label && <small>{label}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
