import { legalPaths } from '#areas/company/legalPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Fact } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { EvidenceDownload } from '#areas/company/parts/signatures/EvidenceDownload.tsx'
import { OrderBadges } from '#areas/company/parts/orders/OrderBadges.tsx'
import { OrderCommands, usePaySheet } from '#areas/company/parts/orders/OrderCommands.tsx'
import { Quorum } from '#areas/company/parts/orders/Quorum.tsx'
import { RejectSheet } from '#areas/company/parts/orders/RejectSheet.tsx'
import { refusalMeaning } from '#areas/company/parts/orders/refusalMeaning.ts'
import { Signatories } from '#areas/company/parts/orders/Signatories.tsx'
import { SignCode } from '#areas/company/parts/orders/SignCode.tsx'
import { isolated } from '@kasbeno/api/contracts/digits'
import { SignSheet } from '#areas/company/parts/orders/SignSheet.tsx'
import { useOrderSigning } from '#areas/company/parts/orders/useOrderSigning.ts'
import { OnBehalfNotice } from '#areas/company/parts/delegations/OnBehalfNotice.tsx'
import { useAnswerAs } from '#areas/company/parts/delegations/useAnswerAs.ts'
import {
  CostFacts,
  CostSentence,
  InvoiceFacts,
} from '#areas/invoices/parts/invoicePayment/PendingFacts.tsx'
import { Canceled } from '#areas/invoices/parts/orders/Canceled.tsx'
import { CompletedFacts } from '#areas/invoices/parts/orders/CompletedFacts.tsx'
import { OrderHead } from '#areas/invoices/parts/orders/OrderHead.tsx'
import { OrderItems } from '#areas/invoices/parts/orders/OrderItems.tsx'
import { OrderVersions } from '#areas/invoices/parts/orders/OrderVersions.tsx'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrder, OnBehalf } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

const followMs = 10_000

const backTo = ({ orderApprobationStatus }: CompanyOrder) =>
  legalPaths.ordersOf(orderApprobationStatus, false)

const Facts = ({ order }: { order: CompanyOrder }) =>
  order.orderApprobationStatus === 'COMPLETED' ? (
    <Card>
      <CompletedFacts order={order} />
    </Card>
  ) : (
    <>
      <Card>
        <CostFacts order={order} />
      </Card>
      <Card>
        <InvoiceFacts order={order} badges={<OrderBadges order={order} />} />
      </Card>
    </>
  )

const InCode = ({ order }: { order: CompanyOrder }) => (
  <>
    <Fact name={orders.invoiceAmount}>
      <Rial value={order.grandTotalAmount} size="large" />
    </Fact>
    <Fact name={orders.distributor}>{order.distributorName}</Fact>
    <Fact name={orders.invoiceNumber}>
      <Ltr>{order.externalId}</Ltr>
    </Fact>
  </>
)

interface SheetsProps {
  order: CompanyOrder
  as: OnBehalf | null
  answering: ReturnType<typeof useOrderSigning>
}

const Sheets = ({ order, as, answering }: SheetsProps) => {
  const { accept, reject, reason, setReason } = answering
  const token = {
    start: () => api.post(legalEndpoints.startToken(order.id)),
    around: legalEndpoints.order(order.id),
  }
  return (
    <>
      {accept.isOpen && (
        <SignSheet
          title={as ? delegations.sign(as.fullName) : text.sign}
          explain={text.signSheet(isolated(order.phone))}
          token={order.digitalSignatoryType === 'TOKEN' && !as ? token : null}
          isSending={accept.isSending}
          onSend={accept.send}
          onClose={() => accept.show(false)}
        >
          {as && <Fact name={delegations.inPlaceOf}>{as.fullName}</Fact>}
          <Fact name={orders.distributor}>{order.distributorName}</Fact>
          <Fact name={orders.invoiceAmount}>
            <Rial value={order.grandTotalAmount} size="large" />
          </Fact>
        </SignSheet>
      )}
      {reject.isOpen && (
        <RejectSheet
          title={text.reject}
          explain={refusalMeaning(text, as, order)}
          reason={reason}
          onReason={setReason}
          isSending={reject.isSending}
          onSend={reject.send}
          onClose={() => reject.show(false)}
        />
      )}
    </>
  )
}

const Invoice = ({ order }: { order: CompanyOrder }) => {
  const isOwnOpen = order.button.action === 'SIGN' && order.button.refusal === null
  const answerAs = useAnswerAs(isOwnOpen, order.onBehalf)
  const { as } = answerAs
  const answering = useOrderSigning(order.id, answerAs)
  const { signing, accept, reject, refusal } = answering
  const pay = usePaySheet(order)
  if (signing.deadline !== null) {
    const { deadline } = signing
    return (
      <SignCode
        words={text}
        phone={order.phone}
        signing={signing}
        deadline={deadline}
        reason={refusal}
      >
        {as && <Fact name={delegations.inPlaceOf}>{as.fullName}</Fact>}
        <InCode order={order} />
      </SignCode>
    )
  }
  return (
    <Screen
      title={order.cardPayment ? orders.cardPayment : orders.invoice}
      back={backTo(order)}
      aside={<SupportLink />}
      footer={
        <OrderCommands
          order={order}
          as={as}
          onSign={() => accept.show(true)}
          onReject={() => reject.show(true)}
          onPay={pay.open}
        />
      }
    >
      <OrderHead order={order}>
        <Rial value={order.grandTotalAmount} size="huge" />
        <CostSentence order={order} />
      </OrderHead>
      <Canceled order={order} />
      {order.onBehalf && order.button.action === 'SIGN' && (
        <OnBehalfNotice onBehalf={order.onBehalf} answering={answerAs} />
      )}
      {order.approbation && (
        <Quorum nudge={legalEndpoints.nudge(order.id)} approbation={order.approbation} />
      )}
      {order.approbation && <Signatories approbation={order.approbation} />}
      <EvidenceDownload
        isCeo={order.isCeo}
        path={legalEndpoints.evidence(order.id)}
        approbation={order.approbation}
      />
      <Facts order={order} />
      <Card>
        <OrderItems items={order.orderItems} />
      </Card>
      <OrderVersions id={order.id} version={order.version} isPaid={order.paidAt !== null} />
      <Sheets order={order} as={as} answering={answering} />
      {pay.element}
    </Screen>
  )
}

/** company §2 */
export default function OrderScreen({ id }: { id: string }) {
  const order = useQuery(legalEndpoints.order(id), { pollMs: followMs })
  if (order.data) return <Invoice order={order.data} />
  return (
    <Screen title={orders.invoice} back={legalPaths.orders}>
      <OrderLoaded from={order}>{() => null}</OrderLoaded>
    </Screen>
  )
}
