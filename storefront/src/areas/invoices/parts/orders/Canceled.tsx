import { Notice } from '#ui/Notice.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order } from '#core/api/types.ts'

/** Why an invoice is over: what its distributor wrote, or the member who refused it. */
export const Canceled = ({ order: { cancelReason } }: { order: Pick<Order, 'cancelReason'> }) =>
  cancelReason && (
    <Notice tone="danger" title={text.canceled}>
      <p>{cancelReason}</p>
    </Notice>
  )
