import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Rial } from '#components/Rial.tsx'
import { CodeScreen } from '#features/invoicePayment/CodeScreen.tsx'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { CompanyOrder } from '#lib/api/types.ts'
import type { useSigning } from './useSigning.ts'

interface SignCodeProps {
  order: CompanyOrder
  signing: ReturnType<typeof useSigning>
  deadline: number
  /** Why the invoice is refused; null where it is accepted. */
  reason: string | null
}

const accepting = { intro: text.codeIntro, send: text.signNow }
const refusing = { intro: text.rejectIntro, send: text.rejectNow }

/** The code that accepts or refuses one invoice. */
export const SignCode = ({ order, signing, deadline, reason }: SignCodeProps) => (
  <CodeScreen
    title={reason === null ? text.sign : text.reject}
    words={reason === null ? accepting : refusing}
    phone={order.phone}
    deadline={deadline}
    onCode={(code) => (reason === null ? signing.sign(code) : signing.reject(code, reason))}
    onResend={signing.resend}
    onBack={signing.stop}
  >
    <Facts>
      <Fact name={orders.invoiceAmount}>
        <Rial value={order.grandTotalAmount} size="large" />
      </Fact>
      <Fact name={orders.distributor}>{order.distributorName}</Fact>
      <Fact name={orders.invoiceNumber}>
        <Ltr>{order.externalId}</Ltr>
      </Fact>
      {reason !== null && <Fact name={text.reason}>{reason}</Fact>}
    </Facts>
  </CodeScreen>
)
