import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Icon } from '#ui/Icon.tsx'
import { classes } from '#ui/classes.ts'
import { cards as text } from '#areas/cards/words/cards.ts'
import { deliverySteps, type OnItsWay } from './delivery.ts'
import styles from './cards.module.css'

export const DeliverySteps = (card: OnItsWay) => (
  <ol className={styles.steps}>
    {deliverySteps(card).map(({ name, state, isHere, label }, i) => {
      const isDone = state === 'done'
      return (
        <li
          key={i}
          className={classes(styles.step, isDone && styles.done, isHere && styles.now)}
          aria-current={isHere ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {isDone ? <Icon name="check" size={20} /> : toPersianDigits(i + 1)}
          </span>
          <span className={styles.stepText}>
            <strong>{name}</strong>
            <span className="visually-hidden">{text.stepStates[state]}</span>
            {label && <small>{label}</small>}
          </span>
        </li>
      )
    })}
  </ol>
)
