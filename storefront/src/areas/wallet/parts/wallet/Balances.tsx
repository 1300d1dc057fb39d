import type { WalletAmounts } from '@kasbeno/api/contracts/wallet'
import { homeCard, type Standing } from '@kasbeno/api/contracts/registration'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Rial } from '#ui/Rial.tsx'
import { paths } from '#app/paths.ts'
import {
  blockWords,
  isBlocked,
  paysFirst,
  type BlockFacts,
} from '#areas/debts/parts/block/blockWords.ts'
import { installments } from '#areas/debts/words/installments.ts'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { home } from '#areas/home/words/home.ts'
import { BankInDoubt } from '#areas/wallet/parts/withdrawals/BankInDoubt.tsx'
import { KeptFee } from '#areas/wallet/parts/withdrawals/KeptFee.tsx'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import { withdrawals } from '#areas/wallet/words/withdrawals.ts'
import { groupDigits } from '#core/grouped.ts'
import { jalaliLong } from '#core/jalali.ts'
import styles from './wallet.module.css'

interface BalancesProps {
  wallet: WalletAmounts
  standing?: Standing
  /** Why the credit is blocked; of one that is closed for good what is still owed too. */
  debt?: BlockFacts & { owedAmount: number }
  isClosedForGood?: boolean
  /** The last day of a credit that is over. */
  lastDay?: string | null
  /** In place of the button that charges, for a reader who may not. */
  whyNoCharge?: string
}

const Why = ({ debt }: { debt: BlockFacts }) => (
  <>
    {blockWords(debt).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {paysFirst(debt) && (
      <ButtonLink small href={paths.installments}>
        {installments.pay}
      </ButtonLink>
    )}
    {!debt.payingUnblocks && <SupportButton small />}
  </>
)

/** Unusable credit says so, and why. */
export const Balances = (props: BalancesProps) => {
  const { wallet, standing, debt, isClosedForGood: isOver = false, lastDay, whyNoCharge } = props
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
                {debt && debt.owedAmount > 0 && (
                  <p>{text.stillOwed(groupDigits(debt.owedAmount))}</p>
                )}
              </>
            )}
            {!isOver && isClosed && <Badge tone="danger">{text.creditBlocked}</Badge>}
            {!isOver && card === 'expired' && (
              <>
                <Badge tone="danger">{home.expiredTitle}</Badge>
                {lastDay && <p>{text.lastDay(jalaliLong(lastDay))}</p>}
              </>
            )}
            {debt && isBlocked(debt) && <Why debt={debt} />}
          </>
        ) : (
          <p>{text.noCredit}</p>
        )}
      </section>
    </>
  )
}
