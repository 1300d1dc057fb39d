import { legalPaths } from '#app/legalPaths.ts'
import { Card } from '#components/Card.tsx'
import { Fact } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Notice } from '#components/Notice.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { EvidenceDownload } from '#features/signatures/EvidenceDownload.tsx'
import { OrderBadges } from '#features/companyOrders/OrderBadges.tsx'
import { OrderCommands, usePaySheet } from '#features/companyOrders/OrderCommands.tsx'
import { Quorum } from '#features/companyOrders/Quorum.tsx'
import { RejectSheet } from '#features/companyOrders/RejectSheet.tsx'
import { Signatories } from '#features/companyOrders/Signatories.tsx'
import { SignCode } from '#features/companyOrders/SignCode.tsx'
import { isolated, SignSheet } from '#features/companyOrders/SignSheet.tsx'
import { useOrderSigning } from '#features/companyOrders/useOrderSigning.ts'
import { OnBehalfNotice } from '#features/delegations/OnBehalfNotice.tsx'
import { useAnswerAs } from '#features/delegations/useAnswerAs.ts'
import { CostFacts, CostSentence, InvoiceFacts } from '#features/invoicePayment/PendingFacts.tsx'
import { CompletedFacts } from '#features/orders/CompletedFacts.tsx'
import { OrderHead } from '#features/orders/OrderHead.tsx'
import { OrderItems } from '#features/orders/OrderItems.tsx'
import { OrderVersions } from '#features/orders/OrderVersions.tsx'
import { OrderLoaded } from '#features/orders/OrderLoaded.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { delegations } from '#i18n/fa/delegations.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { orders } from '#i18n/fa/orders.ts'
import { api } from '#lib/api/client.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyOrder, OnBehalf } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

/** How often an open invoice asks whether others have signed. */
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

/** What a signature or a refusal means, before its code is sent. */
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
          explain={as ? delegations.rejectFor(as.fullName, text.rejectSheet) : text.rejectSheet}
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
      {order.cancelReason && (
        <Notice tone="danger" title={text.canceled}>
          <p>{order.cancelReason}</p>
        </Notice>
      )}
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

/** An invoice of the company: who has signed, and what the reader may do about it. company §2 */
export default function OrderScreen({ id }: { id: string }) {
  const order = useQuery(legalEndpoints.order(id), { pollMs: followMs })
  if (order.data) return <Invoice order={order.data} />
  return (
    <Screen title={orders.invoice} back={legalPaths.orders}>
      <OrderLoaded from={order}>{() => null}</OrderLoaded>
    </Screen>
  )
}
