import { pageSizes } from '@kasbeno/api/contracts/limits'
import { useSearch } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { ResultPage, type ResultKind } from '#ui/ResultPage.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrder, CompanyOrderRow } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

/** Until the provider confirms. */
const followMs = 4000

interface Outcome {
  kind: ResultKind
  title: string
  message: string
}

/** What comes after the reader's signature. */
const nextOf = ({ orderApprobationStatus, approbation, isCeo }: CompanyOrder): string => {
  if (orderApprobationStatus === 'PENDING_FOR_PAYMENT') {
    return isCeo ? text.allSignedCeo : text.allSigned
  }
  const waitingFor = approbation?.quorum.waitingFor ?? []
  return waitingFor.length > 0 ? text.waitingFor(waitingFor) : text.isOver
}

/** @param hasFailed by the provider, not contradicted by the invoice */
const outcomeOf = (order: CompanyOrder, hasFailed: boolean): Outcome => {
  if (order.userApprobationStatus === 'ACCEPTED') {
    return { kind: 'success', title: text.signed, message: nextOf(order) }
  }
  if (order.userApprobationStatus === 'REJECTED') {
    return { kind: 'success', title: text.refused, message: text.refusedMessage }
  }
  if (hasFailed) return { kind: 'failure', title: text.notSigned, message: text.notSignedMessage }
  return { kind: 'waiting', title: text.notYet, message: text.notYetMessage }
}

const waitingCall = legalEndpoints.orders(pageSizes.orders, 0, 'PENDING_FOR_APPROBATION', {
  isMine: true,
})

/** The next one that the reader may sign, and how many there are. */
const nextInvoice = (
  { items, meta }: { items: readonly CompanyOrderRow[]; meta: { total: number } },
  answered: string,
  mayPay: boolean
) => {
  const others = items.filter(({ id }) => id !== answered)
  const [first] = others
  if (!first) return null
  return (
    <ButtonLink wide replace look={mayPay ? 'second' : 'main'} href={legalPaths.order(first.id)}>
      {text.next(meta.total - (items.length - others.length))}
    </ButtonLink>
  )
}

const Result = ({ order, hasFailed }: { order: CompanyOrder; hasFailed: boolean }) => {
  const { kind, title, message } = outcomeOf(order, hasFailed)
  const mayPay = order.button.action === 'PAY' && order.button.refusal === null
  const waiting = useQuery(kind === 'success' ? waitingCall : null).data
  const next = waiting && nextInvoice(waiting, order.id, mayPay)
  return (
    <ResultPage
      kind={kind}
      page={text.resultTitle}
      title={title}
      message={message}
      actions={
        <>
          {next && !mayPay && next}
          <ButtonLink
            wide
            replace
            look={next && !mayPay ? 'second' : 'main'}
            href={legalPaths.order(order.id)}
          >
            {mayPay ? text.toPay : text.toOrder}
          </ButtonLink>
          {mayPay && next}
          <ButtonLink wide replace look={next ? 'quiet' : 'second'} href={legalPaths.orders}>
            {text.toOrders}
          </ButtonLink>
        </>
      }
    >
      <Card>
        <Facts>
          <Fact name={orders.distributor}>{order.distributorName}</Fact>
          <Fact name={orders.invoiceNumber}>
            <Ltr>{order.externalId}</Ltr>
          </Fact>
          <Fact name={orders.invoiceAmount}>
            <Rial value={order.grandTotalAmount} />
          </Fact>
        </Facts>
      </Card>
    </ResultPage>
  )
}

/**
 * By path after a code, by `?id=&status=` after the provider. The server decides; the address can only report failure.
 */
export default function SignatureResultScreen({ id }: { id: string }) {
  const search = new URLSearchParams(useSearch())
  const orderId = id || (search.get('id') ?? '')
  const order = useQuery(orderId ? legalEndpoints.order(orderId) : null, { pollMs: followMs })
  const status = search.get('status')
  if (order.data) {
    return <Result order={order.data} hasFailed={status !== null && status !== 'success'} />
  }
  return (
    <Screen title={text.resultTitle} back={legalPaths.orders}>
      <OrderLoaded from={order}>{() => null}</OrderLoaded>
    </Screen>
  )
}
