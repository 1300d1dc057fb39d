import { isPaid, isPayable } from '@kasbeno/api/contracts/orders'
import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { ConsentQuestion } from '#areas/home/parts/distributors/ConsentQuestion.tsx'
import { claimOf, readState } from '#areas/invoices/parts/invoicePayment/returnParams.ts'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { orderReceipt } from '#areas/wallet/parts/receipt/receipt.ts'
import { ReceiptFacts } from '#areas/wallet/parts/receipt/ReceiptFacts.tsx'
import { ShareReceipt } from '#areas/wallet/parts/receipt/ShareReceipt.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Order } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

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
      <ConsentQuestion slug={order.distributorSlug} name={order.distributorName} />
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
 * The server's state decides; parameters of person §2 are accepted, contradicted success is dropped, untried payments
 * are no failure.
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
