import { isPaid, isPayable } from '@kasbeno/api/contracts/orders'
import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { CopyButton } from '#components/CopyButton.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { ResultPage } from '#components/ResultPage.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { claimOf, readState } from '#features/invoicePayment/returnParams.ts'
import { OrderLoaded } from '#features/orders/OrderLoaded.tsx'
import { orderReceipt } from '#features/receipt/receipt.ts'
import { ReceiptFacts } from '#features/receipt/ReceiptFacts.tsx'
import { ShareReceipt } from '#features/receipt/ShareReceipt.tsx'
import { SupportButton } from '#features/support/SupportLink.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Order } from '#lib/api/types.ts'
import { jalaliDate } from '#lib/jalali.ts'
import { useQuery } from '#lib/query.ts'

const outcomeOf = ({ status, dueDate }: Order): string => {
  if (status === 'PENDING') return text.paidPending
  return dueDate ? text.paidDue(jalaliDate(dueDate)) : text.paidFromWallet
}

const Paid = ({ order }: { order: Order }) => {
  const receipt = orderReceipt(order)
  return (
    <ResultPage
      kind="success"
      page={text.resultTitle}
      title={text.paid}
      message={outcomeOf(order)}
      actions={
        <>
          <ButtonLink wide replace href={paths.completedOrder(order.id)}>
            {text.toDetails}
          </ButtonLink>
          <ShareReceipt receipt={receipt} />
        </>
      }
    >
      <ReceiptFacts receipt={receipt} />
    </ResultPage>
  )
}

const NotPaid = ({ order, refusal }: { order: Order; refusal: string | undefined }) => (
  <ResultPage
    kind="failure"
    page={text.resultTitle}
    title={text.notPaid}
    message={refusal ?? text.notPaidMessage}
    actions={
      <>
        <ButtonLink wide replace href={paths.pendingOrder(order.id)}>
          {text.tryAgain}
        </ButtonLink>
        <SupportButton wide />
      </>
    }
  >
    <Card>
      <Facts>
        <Fact name={text.invoiceNumber}>
          <Ltr>{order.externalId}</Ltr>
        </Fact>
        <Fact name={text.referenceNumber}>
          <Ltr>{order.referenceNumber}</Ltr>{' '}
          <CopyButton value={order.referenceNumber} what={text.referenceNumber} />
        </Fact>
        <Fact name={text.distributor}>{order.distributorName}</Fact>
        <Fact name={text.invoiceAmount}>
          <Rial value={order.grandTotalAmount} />
        </Fact>
      </Facts>
    </Card>
  </ResultPage>
)

/**
 * The result of an invoice payment. What it shows is what the server says of the invoice; the return
 * parameters of person §2 are accepted, and a success that the invoice itself denies is not kept. What was not tried, or
 * ended otherwise meanwhile, is no failure: the invoice itself says what it is.
 */
export default function PaymentStatusScreen({ id }: { id: string }) {
  const claim = claimOf(useSearch())
  const { paid, refusal } = readState(useHistoryState())
  const from = useQuery(endpoints.order(id))
  const known = from.error === undefined ? (from.data ?? paid) : (paid ?? from.data)
  if (!known) {
    return (
      <Screen title={text.resultTitle} back={paths.orders}>
        <OrderLoaded from={from}>{() => null}</OrderLoaded>
      </Screen>
    )
  }
  if (isPaid(known.status)) return <Paid order={known} />
  if (refusal || (claim === 'failure' && isPayable(known.status))) {
    return <NotPaid order={known} refusal={refusal} />
  }
  const invoice = isPayable(known.status) ? paths.pendingOrder(id) : paths.completedOrder(id)
  return <Redirect to={invoice} replace />
}
