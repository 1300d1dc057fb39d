import { cardPaths } from '#areas/cards/cardPaths.ts'
import { OnWay } from '#areas/cards/parts/cards/OnWay.tsx'
import { FeePage } from '#areas/signup/parts/credit/FeePage.tsx'
import { useFeePayment } from '#areas/signup/parts/credit/useFeePayment.ts'
import { fee as text } from '#areas/signup/words/credit.ts'

const purposes = { atGateway: 'platform-fee', fromWallet: 'platform-fee-withdraw-wallet' } as const

/** person §4 "Card activation routing" */
export default function CardFeeScreen() {
  const payment = useFeePayment(purposes)
  return (
    <OnWay at="platform-fee" title={payment.title} isBusy={payment.isRunning}>
      <FeePage payment={payment} back={cardPaths.management} note={text.opens} />
    </OnWay>
  )
}
