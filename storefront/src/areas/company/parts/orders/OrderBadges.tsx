import type { OrderApprobationStatus } from '@kasbeno/api/contracts/approbations'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { installmentTones, orderTones } from '#areas/invoices/parts/orders/tones.ts'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import type { CompanyOrderRow } from '#core/api/types.ts'

const openTones: Record<OrderApprobationStatus, Tone> = {
  PENDING_FOR_APPROBATION: 'warning',
  PENDING_FOR_PAYMENT: 'success',
  COMPLETED: 'info',
}

type Standing = Pick<
  CompanyOrderRow,
  'status' | 'orderApprobationStatus' | 'installmentReceiptStatus'
> &
  Partial<Pick<CompanyOrderRow, 'awaits'>>

/**
 * Unpaid: signatures or payment; paid: repayment. The reader's part is in `AwaitedBadges`. company §4 "Order status
 * badges"
 */
export const OrderBadges = ({
  order: { status, orderApprobationStatus, installmentReceiptStatus, awaits },
}: {
  order: Standing
}) => (
  <>
    <Badge tone={orderTones[status]}>{orders.statuses[status]}</Badge>{' '}
    {status === 'CREATED' && !awaits && (
      <Badge tone={openTones[orderApprobationStatus]}>
        {legalOrders.statuses[orderApprobationStatus]}
      </Badge>
    )}
    {installmentReceiptStatus && (
      <Badge tone={installmentTones[installmentReceiptStatus]}>
        {orders.installments[installmentReceiptStatus]}
      </Badge>
    )}
  </>
)
