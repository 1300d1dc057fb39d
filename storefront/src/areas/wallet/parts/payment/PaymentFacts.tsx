import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { payment as text } from '#areas/wallet/words/payment.ts'
import { jalaliDateTime } from '#core/jalali.ts'

interface PaymentFactsProps {
  amount: number
  /** Without the wallet's part. */
  isGatewayPart?: boolean
  createdAt?: string
  referenceCode?: string | null
}

export const PaymentFacts = ({
  amount,
  isGatewayPart,
  createdAt,
  referenceCode,
}: PaymentFactsProps) => (
  <Facts>
    {amount > 0 && (
      <Fact name={isGatewayPart ? text.throughGateway : text.amount}>
        <Rial value={amount} />
      </Fact>
    )}
    {createdAt && (
      <Fact name={text.time}>
        <bdi dir="ltr">{jalaliDateTime(createdAt)}</bdi>
      </Fact>
    )}
    {referenceCode && (
      <Fact name={text.reference}>
        <Ltr>{referenceCode}</Ltr> <CopyButton value={referenceCode} what={text.reference} />
      </Fact>
    )}
  </Facts>
)
