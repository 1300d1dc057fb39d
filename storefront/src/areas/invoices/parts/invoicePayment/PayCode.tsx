import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order } from '#core/api/types.ts'
import { CodePage, CodeScreen } from './CodeScreen.tsx'
import { PayFacts } from './PayFacts.tsx'
import type { RunningCode } from './usePayInvoice.ts'

interface PayCodeProps {
  order: Order
  /** What the code is bound to. */
  running: RunningCode
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<boolean>
  onBack: () => void
  isPage?: boolean
}

export const PayCode = (props: PayCodeProps) => {
  const { order, running, onCode, onResend, onBack, isPage } = props
  const Code = isPage ? CodePage : CodeScreen
  return (
    <Code
      title={text.codeTitle}
      phone={order.phone}
      deadline={running.deadline}
      onCode={onCode}
      onResend={onResend}
      onBack={onBack}
    >
      <Facts>
        <PayFacts order={order} source={running.source} amount={running.amount} />
        <Fact name={text.distributor}>{order.distributorName}</Fact>
        <Fact name={text.invoiceNumber}>
          <Ltr>{order.externalId}</Ltr>
        </Fact>
        {/* Named in the code's message. */}
        <Fact name={text.referenceNumber}>
          <Ltr>{order.referenceNumber}</Ltr>
        </Fact>
      </Facts>
    </Code>
  )
}
