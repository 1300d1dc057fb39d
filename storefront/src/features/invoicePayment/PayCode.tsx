import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Button } from '#components/Button.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Screen } from '#components/Screen.tsx'
import { useOverlay } from '#components/useOverlay.ts'
import { CodeEntry } from '#features/otp/CodeEntry.tsx'
import { useCodeEntry } from '#features/otp/useCodeEntry.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import type { Order } from '#lib/api/types.ts'
import { PayFacts } from './PayFacts.tsx'
import type { RunningCode } from './usePayInvoice.ts'

interface PayCodeProps {
  order: Order
  /** What the server has bound the code to: this is what will be booked. */
  running: RunningCode
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<boolean>
  onBack: () => void
}

/** The code that pays, in sight on the smallest phone; how much, from where and to whom stands below it. */
export const PayCode = ({ order, running, onCode, onResend, onBack }: PayCodeProps) => {
  const { deadline } = running
  const entry = useCodeEntry({ deadline, onCode, onResend })
  useOverlay(onBack)
  return (
    <form onSubmit={entry.submit} noValidate>
      <Screen
        title={text.codeTitle}
        onBack={onBack}
        aside={<SupportLink />}
        footer={
          <Button wide type="submit" isRunning={entry.send.isRunning} disabled={entry.isSpent}>
            {text.payNow}
          </Button>
        }
      >
        <p>{text.codeSent(`\u2066${toPersianDigits(order.phone)}\u2069`)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
        <Facts>
          <PayFacts order={order} source={running.source} amount={running.amount} />
          <Fact name={text.distributor}>{order.distributorName}</Fact>
          <Fact name={text.invoiceNumber}>
            <Ltr>{order.externalId}</Ltr>
          </Fact>
          {/* The number by which the message with the code names the invoice. */}
          <Fact name={text.referenceNumber}>
            <Ltr>{order.referenceNumber}</Ltr>
          </Fact>
        </Facts>
      </Screen>
    </form>
  )
}
