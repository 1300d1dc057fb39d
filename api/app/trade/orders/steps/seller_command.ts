import type { OrderStatus } from '#contracts/orders'
import type { AuditCommand } from '#contracts/trail'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import type { InvoiceState } from '../domain/invoice_state.js'
import type { LockedOrder } from './lock_order.js'

export interface OrderAnswer {
  id: string
  referenceNumber: string
  status: OrderStatus
  grandTotalAmount: number
  refundAmount: number
}

interface Change {
  status?: OrderStatus
  grand_total_amount?: number
  kasbeno_fee_amount?: number
  bank_fee_amount?: number
  refund_amount?: number
  cancel_reason?: string
  status_before_fraud?: OrderStatus | null
  unfraud_asked_by?: null
  unfraud_asked_at?: null
  payout_settled?: boolean
}

interface ChangeLine {
  actor: AnyActor
  command: AuditCommand
  reason?: string
  /** The version and its differences. */
  goods?: { version: number; before: string[]; after: string[] }
  /** Extra facts for the trail. */
  facts?: object
}

/** With its audit line. */
export const changeOrder = async (
  order: LockedOrder,
  change: Change,
  { goods, facts, ...line }: ChangeLine,
  trx: Trx
): Promise<OrderAnswer> => {
  await trx
    .from('orders')
    .where({ id: order.id })
    .update({ ...change, updated_at: clock.businessNow().toJSDate() })
  const { id, referenceNumber, status, grandTotalAmount, refundAmount } = order
  const { kasbenoFeeAmount, bankFeeAmount } = order
  const after = {
    status: change.status ?? status,
    grandTotalAmount: change.grand_total_amount ?? grandTotalAmount,
    refundAmount: change.refund_amount ?? refundAmount,
  }
  await audit(
    {
      ...line,
      subject: { type: 'orders', id },
      // Same keys on both sides.
      before: {
        ...{ status, grandTotalAmount, refundAmount, kasbenoFeeAmount, bankFeeAmount },
        ...(goods && { version: goods.version - 1, goods: goods.before }),
      },
      after: {
        ...after,
        ...facts,
        ...(goods && { version: goods.version, goods: goods.after }),
        kasbenoFeeAmount: change.kasbeno_fee_amount ?? kasbenoFeeAmount,
        bankFeeAmount: change.bank_fee_amount ?? bankFeeAmount,
      },
    },
    trx
  )
  return { id, referenceNumber, ...after }
}

export const stateAfter = async (
  { status, grandTotalAmount, refundAmount }: OrderAnswer,
  trx: Trx
): Promise<InvoiceState> => {
  const [{ change }] = await prepared<{ change: number }>(
    'order_change',
    "select nextval('order_changes') as change",
    [],
    trx
  )
  const at = clock.businessNow().toISO()
  return { status, grandTotalAmount, refundAmount, at, change }
}
