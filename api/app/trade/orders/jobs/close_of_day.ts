import app from '@adonisjs/core/services/app'
import { system } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared, transaction } from '#app/platform/database/database'
import { Refusal } from '#app/platform/errors'
import { publishAll } from '#app/platform/events/outbox'
import { addDays } from '#app/platform/time/jalali'
import CancelOrder from '../actions/cancel_order.js'
import { messages } from '../i18n/fa.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    InvoiceClosed: { orderId: string }
  }
}

const batch = 500
/** For the supplier. */
export const confirmationDays = 3

/** @returns how many closed */
const closeUnpaid = (day: string): Promise<number> =>
  transaction(async (trx) => {
    const closed = await prepared<{ id: string }>(
      'close_unpaid',
      `update orders set status = 'CLOSED', updated_at = ?
        where id in (
          select id from orders where status = 'CREATED' and payable_until <= ?
           order by id limit ${batch} for update skip locked)
        returning id`,
      [clock.businessNow().toJSDate(), day],
      trx
    )
    await publishAll(
      'InvoiceClosed',
      closed.map(({ id }) => ({ orderId: id })),
      trx
    )
    return closed.length
  })

/** Refunds what was never confirmed. */
const giveBackUnconfirmed = async (day: string): Promise<void> => {
  const cancelOrder = await app.container.make(CancelOrder)
  const forgotten = await prepared<{ distributor_id: string; reference_number: string }>(
    'unconfirmed_orders',
    `select distributor_id, reference_number from orders
      where status = 'PENDING' and (paid_at at time zone 'Asia/Tehran')::date <= ? order by id`,
    [addDays(day, -confirmationDays)]
  )
  for (const order of forgotten) {
    await cancelOrder
      .execute({
        actor: { ...system('close-of-day'), distributorId: order.distributor_id },
        referenceNumber: order.reference_number,
        reason: messages.confirmationTimedOut,
        from: 'PENDING',
      })
      // The supplier was faster.
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
  }
}

onDayClosed({
  name: 'close unpaid invoices',
  phase: 'invoices',
  run: async (day) => {
    while ((await closeUnpaid(day)) === batch);
  },
})
onDayClosed({ name: 'give unconfirmed invoices back', phase: 'invoices', run: giveBackUnconfirmed })
