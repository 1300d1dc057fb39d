import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { isPaid } from '@kasbeno/api/contracts/orders'
import { Redirect, useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { CopyButton } from '#components/CopyButton.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { ResultPage } from '#components/ResultPage.tsx'
import { Rial } from '#components/Rial.tsx'
import { readResult, type ReturnedResult } from '#features/invoicePayment/returnParams.ts'
import { SupportButton } from '#features/support/SupportLink.tsx'
import { money } from '#i18n/fa/money.ts'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Order } from '#lib/api/types.ts'
import { jalaliDate, jalaliDateTime } from '#lib/jalali.ts'
import { groupDigits } from '#lib/money.ts'
import { useQuery } from '#lib/query.ts'
import { shareText } from '#lib/share.ts'
import { useCommand } from '#lib/useCommand.ts'

const ResultFacts = ({ result }: { result: ReturnedResult }) => (
  <Card>
    <Facts>
      {result.referenceNumber && (
        <Fact name={text.trackingNumber}>
          <Ltr>{result.referenceNumber}</Ltr>{' '}
          <CopyButton value={result.referenceNumber} what={text.trackingNumber} />
        </Fact>
      )}
      {result.externalId && (
        <Fact name={text.invoiceNumber}>
          <Ltr>{result.externalId}</Ltr>
        </Fact>
      )}
      {result.distributorName && <Fact name={text.distributor}>{result.distributorName}</Fact>}
      {result.grandTotalAmount !== null && (
        <Fact name={text.amount}>
          <Rial value={result.grandTotalAmount} />
        </Fact>
      )}
      {result.invoicedAt && (
        <Fact name={text.issuedAt}>
          <bdi dir="ltr">{jalaliDateTime(result.invoicedAt)}</bdi>
        </Fact>
      )}
    </Facts>
  </Card>
)

const receiptOf = (result: ReturnedResult) =>
  [
    text.receiptTitle,
    result.distributorName && `${text.distributor}: ${result.distributorName}`,
    result.externalId && `${text.invoiceNumber}: ${toPersianDigits(result.externalId)}`,
    result.grandTotalAmount !== null &&
      `${text.amount}: ${groupDigits(result.grandTotalAmount)} ${money.rial}`,
    result.paymentDueDate && `${text.dueDate}: ${jalaliDate(result.paymentDueDate)}`,
    result.referenceNumber && `${text.trackingNumber}: ${toPersianDigits(result.referenceNumber)}`,
  ]
    .filter(Boolean)
    .join('\n')

const Paid = ({ id, result }: { id: string; result: ReturnedResult }) => {
  const order = useQuery<Order>(endpoints.order(id))
  const share = useCommand(() => shareText(text.receiptTitle, receiptOf(result), text.shared))
  if (order.data && !isPaid(order.data.status)) {
    return <Redirect to={paths.pendingOrder(id)} replace />
  }
  const message = () => {
    if (order.data?.status === 'PENDING') return text.paidPending
    return result.paymentDueDate
      ? text.paidDue(jalaliDate(result.paymentDueDate))
      : text.paidFromWallet
  }
  return (
    <ResultPage
      kind="success"
      page={text.resultTitle}
      title={text.paid}
      message={message()}
      actions={
        <>
          <ButtonLink wide replace href={paths.completedOrder(id)}>
            {text.toDetails}
          </ButtonLink>
          <Button wide look="second" icon="share" onClick={() => void share.run()}>
            {text.share}
          </Button>
        </>
      }
    >
      <ResultFacts result={result} />
    </ResultPage>
  )
}

const NotPaid = ({ id, result }: { id: string; result: ReturnedResult }) => (
  <ResultPage
    kind="failure"
    page={text.resultTitle}
    title={text.notPaid}
    message={result.message ?? text.notPaidMessage}
    actions={
      <>
        <ButtonLink wide replace href={paths.pendingOrder(id)}>
          {text.tryAgain}
        </ButtonLink>
        <SupportButton wide />
      </>
    }
  >
    <ResultFacts result={result} />
  </ResultPage>
)

/**
 * The result of an invoice payment, by its return parameters (person §2). Anybody can write an address,
 * so a success that the order itself denies is not kept.
 */
export default function PaymentStatusScreen({ id }: { id: string }) {
  const result = readResult(useSearch())
  return result.isSuccess ? <Paid id={id} result={result} /> : <NotPaid id={id} result={result} />
}
