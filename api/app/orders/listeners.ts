import { paidFor } from '#contracts/orders'
import type { TemplateName } from '#app/notifications/domain/templates'
import { sendSms } from '#app/notifications/jobs/send_sms'
import type { Message } from '#app/notifications/sms'
import { on } from '#app/shared/events/outbox'
import { jalaliDate } from '#app/shared/jalali'
import type { Trx } from '#app/shared/database'
import { grouped } from '#app/shared/money'
import { numberInSms } from './domain/number_in_sms.js'
import { installmentNotice, repaymentNotice } from './queries/installment_notice.js'
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
      number: numberInSms(notice),
      distributor: notice.distributorName,
      amount: grouped(notice.grandTotalAmount),
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
      amount: grouped(paidFor(notice)),
      reference: notice.bankReferenceNumber ?? '',
      ...(notice.dueDate && { dueDate: jalaliDate(notice.dueDate) }),
    },
  }))
  if (message) await then(sendSms, message)
})

on('InvoiceCanceled', async ({ orderId, refundAmount }, then, trx) => {
  const message = await messageOf({ orderId, key: 'invoice-canceled' }, trx, () =>
    refundAmount > 0
      ? { template: 'invoice-refunded', params: { refund: grouped(refundAmount) } }
      : { template: 'invoice-canceled' }
  )
  if (message) await then(sendSms, message)
})

on('InvoiceReturned', async ({ orderId, refundAmount, refundedInAll }, then, trx) => {
  const key = `invoice-returned:${refundedInAll}`
  const message = await messageOf({ orderId, key }, trx, () => ({
    template: 'invoice-returned',
    params: { refund: grouped(refundAmount) },
  }))
  if (message) await then(sendSms, message)
})

const reminderTemplate = (days: number): TemplateName => {
  if (days < 0) return 'installment-soon'
  return days === 0 ? 'installment-due' : 'installment-past-due'
}

on('InstallmentReminder', async ({ installmentId, days }, then, trx) => {
  const notice = await installmentNotice(installmentId, trx)
  if (!notice) return
  await then(sendSms, {
    key: `installment-reminder:${installmentId}:${days}`,
    phone: notice.phone,
    template: reminderTemplate(days),
    params: {
      number: numberInSms(notice),
      distributor: notice.distributorName,
      amount: grouped(notice.remaining),
      dueDate: jalaliDate(notice.dueDate),
    },
  })
})

on('RepaymentTaken', async ({ repaymentId }, then, trx) => {
  const notice = await repaymentNotice(repaymentId, trx)
  if (!notice) return
  await then(sendSms, {
    key: `repayment-paid:${repaymentId}`,
    phone: notice.phone,
    template: 'repayment-paid',
    params: { amount: grouped(notice.amount), remaining: grouped(notice.remaining) },
  })
})
