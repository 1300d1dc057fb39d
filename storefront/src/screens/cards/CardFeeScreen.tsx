import { cardPaths } from '#app/cardPaths.ts'
import { OnWay } from '#features/cards/OnWay.tsx'
import { FeePage } from '#features/credit/FeePage.tsx'
import { useFeePayment } from '#features/credit/useFeePayment.ts'
import { fee as text } from '#i18n/fa/credit.ts'

const purposes = { atGateway: 'platform-fee', fromWallet: 'platform-fee-withdraw-wallet' } as const

/** The fee between the contract and the activation of the card. person §4 "Card activation routing" */
export default function CardFeeScreen() {
  const payment = useFeePayment(purposes)
  return (
    <OnWay at="platform-fee" title={payment.title} isBusy={payment.isRunning}>
      <FeePage payment={payment} back={cardPaths.management} note={text.opens} />
    </OnWay>
  )
}
