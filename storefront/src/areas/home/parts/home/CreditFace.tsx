import { Icon } from '#ui/Icon.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Rial } from '#ui/Rial.tsx'
import { home as text } from '#areas/home/words/home.ts'
import type { Wallet } from '#core/api/types.ts'
import { classes } from '#ui/classes.ts'
import { jalaliDate } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from './home.module.css'

interface CreditFaceProps {
  wallet: Pick<Wallet, 'credit' | 'creditAmount'>
  owner?: string
  isCardUsable?: boolean
  validUntil?: string | null
  /** Why it cannot be used. */
  closed?: string
}

/** Rest, limit, end, usage bar. */
export const CreditFace = ({
  wallet,
  owner,
  isCardUsable,
  validUntil,
  closed,
}: CreditFaceProps) => {
  const used = Math.max(0, wallet.creditAmount - wallet.credit)
  return (
    <section className={styles.face} aria-label={text.creditLeft}>
      <div className={styles.faceHead}>
        <span>{owner ?? text.creditLeft}</span>
        {closed && (
          <span className={classes(styles.faceBadge, styles.faceBadgeClosed)}>
            <Icon name="lock" size={16} />
            {closed}
          </span>
        )}
        {isCardUsable && !closed && (
          <span className={styles.faceBadge}>
            <Icon name="check" size={16} />
            {text.active}
          </span>
        )}
      </div>
      {owner && <span>{text.creditLeft}</span>}
      <Rial value={wallet.credit} size="huge" />
      <ProgressBar
        isOnCard
        share={wallet.creditAmount > 0 ? used / wallet.creditAmount : 0}
        label={text.usedOf(groupDigits(used), groupDigits(wallet.creditAmount))}
      />
      <dl className={styles.faceFacts}>
        <div>
          <dt>{text.creditUsed}</dt>
          <dd>
            <Rial value={used} />
          </dd>
        </div>
        <div>
          <dt>{text.creditLimit}</dt>
          <dd>
            <Rial value={wallet.creditAmount} />
          </dd>
        </div>
      </dl>
      {validUntil && <p className={styles.faceDate}>{text.validUntil(jalaliDate(validUntil))}</p>}
    </section>
  )
}
