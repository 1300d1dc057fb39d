import { isolated } from '@kasbeno/api/contracts/digits'
import { amountFrom, isPaid } from '@kasbeno/api/contracts/orders'
import { Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { ConsentQuestion } from '#areas/home/parts/distributors/ConsentQuestion.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import {
  batchPaymentState,
  type BatchPaymentState,
} from '#areas/invoices/parts/batch/useBatchPayment.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import { batch as text } from '#areas/invoices/words/batch.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { BatchInvoice, InvoiceBatch } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

const paidOf = (invoice: BatchInvoice) => amountFrom(invoice.paymentSource ?? 'CREDIT', invoice)

/** Each once, with its name. */
const sellersOf = (items: BatchInvoice[]) => [
  ...new Map(items.map((one) => [one.distributorSlug, one.distributorName])),
]

const PaidInvoice = ({ invoice }: { invoice: BatchInvoice }) => (
  <Card title={invoice.distributorName}>
    <Facts>
      <Fact name={orders.invoiceNumber}>
        <Ltr>{invoice.externalId}</Ltr>
      </Fact>
      <Fact name={orders.referenceNumber}>
        <Ltr>{invoice.referenceNumber}</Ltr>
      </Fact>
      <Fact name={orders.paidWithFees}>
        <Rial value={paidOf(invoice)} />
      </Fact>
      {invoice.dueDate && <Fact name={orders.dueDate}>{jalaliDate(invoice.dueDate)}</Fact>}
      {invoice.status === 'PENDING' && <Fact name={orders.status}>{text.awaits}</Fact>}
      {invoice.bankReferenceNumber && (
        <Fact name={orders.bankReference}>
          <Ltr>{invoice.bankReferenceNumber}</Ltr>{' '}
          <CopyButton value={invoice.bankReferenceNumber} what={orders.bankReference} />
        </Fact>
      )}
    </Facts>
    <ButtonLink wide look="second" href={paths.completedOrder(invoice.id)}>
      {text.details}
    </ButtonLink>
  </Card>
)

const Paid = ({ items }: { items: BatchInvoice[] }) => (
  <ResultPage
    kind="success"
    page={text.resultTitle}
    title={text.paid(items.length)}
    message={text.paidMessage}
    actions={
      <ButtonLink wide replace href={`${paths.orders}?status=COMPLETED`}>
        {text.toOrders}
      </ButtonLink>
    }
  >
    <Card>
      <Facts>
        <Fact name={orders.paidWithFees}>
          <Rial value={items.reduce((sum, one) => sum + paidOf(one), 0)} size="large" />
        </Fact>
        {items[0]?.paymentSource && (
          <Fact name={orders.source}>{orders.sources[items[0].paymentSource]}</Fact>
        )}
      </Facts>
    </Card>
    {items.map((invoice) => (
      <PaidInvoice key={invoice.id} invoice={invoice} />
    ))}
    {sellersOf(items).map(([slug, name]) => (
      <ConsentQuestion key={slug} slug={slug} name={name} />
    ))}
  </ResultPage>
)

interface NotPaidProps {
  batch: InvoiceBatch
  told: BatchPaymentState
}

const NotPaid = ({ batch, told }: NotPaidProps) => {
  // After a reload, today's reasons.
  const refused = told.refused ?? batch.paymentOptions[0]?.refused ?? []
  return (
    <ResultPage
      kind="failure"
      page={text.resultTitle}
      title={text.notPaid}
      message={told.refusal ?? text.notPaidMessage}
      actions={
        <>
          <ButtonLink wide replace href={paths.payBatch}>
            {text.again}
          </ButtonLink>
          <SupportButton wide />
        </>
      }
    >
      {refused.length > 0 && (
        <Card>
          <Facts>
            {refused.map(({ id, distributorName, externalId, message }) => (
              <Fact key={id} name={text.ofInvoice(distributorName, isolated(externalId))}>
                {message}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
    </ResultPage>
  )
}

/** As the server says. */
export default function PaidBatchScreen() {
  const orderIds =
    new URLSearchParams(useSearch()).get('orderIds')?.split(',').filter(Boolean) ?? []
  const told = batchPaymentState(useHistoryState())
  const batch = useQuery(orderIds.length > 0 ? endpoints.batch(orderIds) : null)
  if (orderIds.length === 0) return <Redirect to={paths.orders} replace />
  if (!batch.data) {
    return (
      <Screen title={text.resultTitle} back={paths.orders}>
        <Loaded from={batch}>{() => null}</Loaded>
      </Screen>
    )
  }
  const { items } = batch.data
  if (items.every(({ status }) => isPaid(status))) return <Paid items={items} />
  return <NotPaid batch={batch.data} told={told} />
}
