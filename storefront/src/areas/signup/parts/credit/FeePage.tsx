import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { GatewayChoice } from '#areas/wallet/parts/payment/GatewayChoice.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { OpenPayments } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { fee as text } from '#areas/signup/words/credit.ts'
import type { FeeDetail } from '#core/api/types.ts'
import type { FeePayment } from './useFeePayment.ts'

const Amounts = ({ detail }: { detail: FeeDetail }) => (
  <Card>
    <Facts>
      <Fact name={text.platformFee}>
        <Rial value={detail.platformFee} />
      </Fact>
      <Fact name={text.vat}>
        <Rial value={detail.valueAddedTax} />
      </Fact>
      <Fact name={text.total}>
        <Rial value={detail.totalAmount} />
      </Fact>
      {detail.paymentAmount < detail.totalAmount && (
        <Fact name={text.fromWallet}>
          <Rial value={detail.totalAmount - detail.paymentAmount} />
        </Fact>
      )}
      <Fact name={text.payable}>
        <Rial value={detail.paymentAmount} size="large" />
      </Fact>
    </Facts>
  </Card>
)

interface FeePageProps {
  payment: FeePayment
  back: string
  /** What the fee brings, or when it comes back. */
  note: string
  /** Below the button that pays. */
  more?: ReactNode
}

/** With gateways, or from the wallet. */
export const FeePage = ({ payment, back, note, more }: FeePageProps) => {
  const { title, detail, gateways, start, isRunning } = payment
  const needsGateway = (detail.data?.paymentAmount ?? 0) > 0
  const canPay = detail.data && (!needsGateway || gateways.indicator !== '')
  return (
    <Screen
      title={title}
      back={back}
      aside={<SupportLink />}
      footer={
        <>
          <Button wide disabled={!canPay} isRunning={isRunning} onClick={start}>
            {needsGateway || !detail.data ? text.pay : text.payFromWallet}
          </Button>
          {more}
        </>
      }
    >
      <Loaded from={detail}>
        {(loaded) => (
          <>
            {payment.isOpenElsewhere ? (
              <Notice tone="warning" title={text.openElsewhereTitle}>
                <p>{text.openElsewhere}</p>
              </Notice>
            ) : (
              <OpenPayments source="PLATFORM_FEE" />
            )}
            <Amounts detail={loaded} />
            <Notice tone="info">{note}</Notice>
            {needsGateway ? <GatewayChoice {...gateways} /> : <p>{text.walletCovers}</p>}
          </>
        )}
      </Loaded>
    </Screen>
  )
}
