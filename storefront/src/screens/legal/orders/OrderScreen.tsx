import { useState } from 'react'
import { legalPaths } from '#app/legalPaths.ts'
import { Card } from '#components/Card.tsx'
import { Notice } from '#components/Notice.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { OrderCommands, usePaySheet } from '#features/companyOrders/OrderCommands.tsx'
import { Quorum } from '#features/companyOrders/Quorum.tsx'
import { RejectSheet } from '#features/companyOrders/RejectSheet.tsx'
import { Signatories } from '#features/companyOrders/Signatories.tsx'
import { SignCode } from '#features/companyOrders/SignCode.tsx'
import { SignSheet } from '#features/companyOrders/SignSheet.tsx'
import { useCodeSheet } from '#features/companyOrders/useCodeSheet.ts'
import { useSigning } from '#features/companyOrders/useSigning.ts'
import { CostFacts, InvoiceFacts } from '#features/invoicePayment/PendingFacts.tsx'
import { CompletedFacts } from '#features/orders/CompletedFacts.tsx'
import { OrderHead } from '#features/orders/OrderHead.tsx'
import { OrderItems } from '#features/orders/OrderItems.tsx'
import { OrderLoaded } from '#features/orders/OrderLoaded.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { orders } from '#i18n/fa/orders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyOrder } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

/** How often an open invoice asks whether others have signed. */
const followMs = 10_000

const backTo = ({ orderApprobationStatus }: CompanyOrder) =>
  `${legalPaths.orders}?orderStatus=${orderApprobationStatus}`

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
        <InvoiceFacts order={order} />
      </Card>
    </>
  )

const Invoice = ({ order }: { order: CompanyOrder }) => {
  const [reason, setReason] = useState('')
  const [isRefusing, setRefusing] = useState(false)
  const signing = useSigning(order.id)
  const enter = (refuses: boolean) => (code: { deadline: number }) => {
    setRefusing(refuses)
    signing.enterCode(code)
  }
  const accept = useCodeSheet(signing.requestCode, enter(false))
  const reject = useCodeSheet(signing.requestCode, enter(true))
  const pay = usePaySheet(order)
  if (signing.deadline !== null) {
    return (
      <SignCode
        order={order}
        signing={signing}
        deadline={signing.deadline}
        reason={isRefusing ? reason.trim() : null}
      />
    )
  }
  return (
    <Screen
      title={orders.invoice}
      back={backTo(order)}
      aside={<SupportLink />}
      footer={
        <OrderCommands
          order={order}
          onSign={() => accept.show(true)}
          onReject={() => reject.show(true)}
          onPay={pay.open}
        />
      }
    >
      <OrderHead order={order}>
        <Rial value={order.grandTotalAmount} size="huge" />
      </OrderHead>
      {order.cancelReason && (
        <Notice tone="danger" title={text.canceled}>
          <p>{order.cancelReason}</p>
        </Notice>
      )}
      {order.approbation && <Quorum orderId={order.id} approbation={order.approbation} />}
      {order.approbation && <Signatories approbation={order.approbation} />}
      <Facts order={order} />
      <Card>
        <OrderItems items={order.orderItems} />
      </Card>
      {accept.isOpen && (
        <SignSheet
          order={order}
          isSending={accept.isSending}
          onSend={accept.send}
          onClose={() => accept.show(false)}
        />
      )}
      {reject.isOpen && (
        <RejectSheet
          reason={reason}
          onReason={setReason}
          isSending={reject.isSending}
          onSend={reject.send}
          onClose={() => reject.show(false)}
        />
      )}
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
