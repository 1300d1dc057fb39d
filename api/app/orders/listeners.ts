import type { TemplateName } from '#app/notifications/domain/templates'
import { sendSms } from '#app/notifications/jobs/send_sms'
import type { Message } from '#app/notifications/sms'
import { on } from '#app/shared/events/outbox'
import { jalaliDate } from '#app/shared/jalali'
import type { Trx } from '#app/shared/database'
import { inRials } from './domain/texts.js'
import { orderNotice, type OrderNotice } from './queries/order_notice.js'

/** A message to the owner of an invoice; `key` names what happened, so that it is told once. */
const messageOf = async (
  { orderId, key }: { orderId: string; key: string },
  trx: Trx,
  say: (notice: OrderNotice) => { template: TemplateName; params?: Record<string, string> }
): Promise<Message | null> => {
  const notice = await orderNotice(orderId, trx)
  if (!notice) return null
  const { template, params } = say(notice)
  return {
    key: `${key}:${orderId}`,
    phone: notice.phone,
    template,
    params: {
      number: notice.externalId,
      distributor: notice.distributorName,
      amount: inRials(notice.grandTotalAmount),
      ...params,
    },
  }
}

on('InvoiceCreated', async ({ orderId }, then, trx) => {
  const message = await messageOf({ orderId, key: 'invoice-created' }, trx, () => ({
    template: 'invoice-created',
  }))
  if (message) await then(sendSms, message)
})

on('InvoicePaid', async ({ orderId }, then, trx) => {
  const message = await messageOf({ orderId, key: 'invoice-paid' }, trx, (notice) => ({
    template: notice.dueDate ? 'invoice-paid-on-credit' : 'invoice-paid',
    params: {
      reference: notice.bankReferenceNumber ?? '',
      ...(notice.dueDate && { dueDate: jalaliDate(notice.dueDate) }),
    },
  }))
  if (message) await then(sendSms, message)
})

on('InvoiceCanceled', async ({ orderId, refundAmount }, then, trx) => {
  const message = await messageOf({ orderId, key: 'invoice-canceled' }, trx, () =>
    refundAmount > 0
      ? { template: 'invoice-refunded', params: { refund: inRials(refundAmount) } }
      : { template: 'invoice-canceled' }
  )
  if (message) await then(sendSms, message)
})

on('InvoiceReturned', async ({ orderId, refundAmount, refundedInAll }, then, trx) => {
  const key = `invoice-returned:${refundedInAll}`
  const message = await messageOf({ orderId, key }, trx, () => ({
    template: 'invoice-returned',
    params: { refund: inRials(refundAmount) },
  }))
  if (message) await then(sendSms, message)
})
