import type { WalletAmounts } from '@kasbeno/api/contracts/wallet'
import { homeCard, type Standing } from '@kasbeno/api/contracts/registration'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Rial } from '#ui/Rial.tsx'
import { paths } from '#app/paths.ts'
import { home } from '#areas/home/words/home.ts'
import { BankInDoubt } from '#areas/wallet/parts/withdrawals/BankInDoubt.tsx'
import { KeptFee } from '#areas/wallet/parts/withdrawals/KeptFee.tsx'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import { withdrawals } from '#areas/wallet/words/withdrawals.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from './wallet.module.css'

interface BalancesProps {
  wallet: WalletAmounts
  standing?: Standing
  /** Still owed of a line that is closed for good, rials. */
  owedOfClosed?: number
  /** In place of the button that charges, for a reader who may not. */
  whyNoCharge?: string
}

/** Unusable credit says so. */
export const Balances = ({ wallet, standing, owedOfClosed, whyNoCharge }: BalancesProps) => {
  const isOver = owedOfClosed !== undefined
  const card = standing && homeCard(standing)
  // A year that is over and paid for is closed until its contract is signed.
  const isClosed = card === 'blocked' || (card === 'credit' && standing?.isCreditExpired)
  return (
    <>
      <section className={styles.balance}>
        <h2>{text.cash}</h2>
        <Rial value={wallet.cash} size="huge" />
        {whyNoCharge ? (
          <p>{whyNoCharge}</p>
        ) : (
          <ButtonLink wide icon="plus" href={paths.walletCharge}>
            {text.charge}
          </ButtonLink>
        )}
        <ButtonLink
          wide
          look="second"
          icon="arrowOut"
          href={whyNoCharge || wallet.cash === 0 ? paths.withdrawals : paths.withdraw}
        >
          {whyNoCharge || wallet.cash === 0 ? withdrawals.title : withdrawals.button}
        </ButtonLink>
        <BankInDoubt cash={wallet.cash} />
        <KeptFee cash={wallet.cash} />
      </section>
      <section className={styles.balance}>
        <h2>{text.credit}</h2>
        {wallet.limit > 0 ? (
          <>
            <Rial value={wallet.left} size="large" />
            <ProgressBar
              share={wallet.left / wallet.limit}
              label={text.leftOf(groupDigits(wallet.left), groupDigits(wallet.limit))}
            />
            <small>{text.creditOf(groupDigits(wallet.limit))}</small>
            {isOver && (
              <>
                <Badge tone="danger">{home.closedTitle}</Badge>
                {owedOfClosed > 0 && <p>{text.stillOwed(groupDigits(owedOfClosed))}</p>}
              </>
            )}
            {!isOver && isClosed && <Badge tone="danger">{text.creditBlocked}</Badge>}
            {!isOver && card === 'expired' && <Badge tone="danger">{home.expiredTitle}</Badge>}
          </>
        ) : (
          <p>{text.noCredit}</p>
        )}
      </section>
    </>
  )
}
