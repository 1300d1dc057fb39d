import { ButtonLink } from '#components/Button.tsx'
import { ProgressBar } from '#components/ProgressBar.tsx'
import { Rial } from '#components/Rial.tsx'
import { paths } from '#app/paths.ts'
import { wallet as text } from '#i18n/fa/wallet.ts'
import type { Wallet } from '#lib/api/types.ts'
import { groupDigits } from '#lib/money.ts'
import styles from './wallet.module.css'

/** Cash with its button, and what is left of the credit. */
export const Balances = ({ wallet }: { wallet: Wallet }) => {
  return (
    <>
      <section className={styles.balance}>
        <h2>{text.cash}</h2>
        <Rial value={wallet.cash} size="huge" />
        <ButtonLink wide icon="plus" href={paths.walletCharge}>
          {text.charge}
        </ButtonLink>
      </section>
      <section className={styles.balance}>
        <h2>{text.credit}</h2>
        {wallet.creditAmount > 0 ? (
          <>
            <Rial value={wallet.credit} size="large" />
            <ProgressBar
              share={wallet.credit / wallet.creditAmount}
              label={text.leftOf(groupDigits(wallet.credit), groupDigits(wallet.creditAmount))}
            />
            <small>{text.creditOf(groupDigits(wallet.creditAmount))}</small>
          </>
        ) : (
          <p>{text.noCredit}</p>
        )}
      </section>
    </>
  )
}
