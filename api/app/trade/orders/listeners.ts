import { maskedInSms } from '#contracts/cards'
import { toPersianDigits } from '#contracts/digits'
import { paidFor } from '#contracts/orders'
import { refundPlace } from '#contracts/words/refund_place'
import { numberInSms } from '#app/people/notifications/domain/number_in_sms'
import type { BundleTemplate } from '#app/people/notifications/domain/bundle_templates'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { notify, notifyPhone } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { jalaliDate } from '#app/platform/time/jalali'
import type { Trx } from '#app/platform/database/database'
import { grouped } from '#app/platform/values/money'
import { orderNotice, orderNotices, type OrderNotice } from './queries/order_notice.js'

interface SmsMessage {
  template: TemplateName
  params?: Record<string, string>
  /** One text for several; the amount defaults to the invoice's. */
  bundle?: { template: BundleTemplate; amount?: number }
}

/** Also to the card's holder; `key` makes it unique. */
const notifyOwner = async (
  { orderId, key }: { orderId: string; key: string },
  say: (notice: OrderNotice) => SmsMessage | null,
  then: Parameters<typeof notify>[2],
  trx: Trx
): Promise<void> => {
  const notice = await orderNotice(orderId, trx)
  const said = say(notice)
  if (!said) return
  const { template, params, bundle } = said
  const message = {
    key: `${key}:${orderId}`,
    template,
    params: {
      number: numberInSms(notice),
      distributor: notice.distributorName,
      amount: grouped(notice.grandTotalAmount),
      ...(notice.cardLastFour && {
        card: maskedInSms(notice.cardLastFour),
        merchant: notice.merchantName ?? notice.distributorName,
      }),
      ...params,
    },
  }
  const { distributorId: sender, distributorName: distributor, grandTotalAmount } = notice
  const bundled = bundle && {
    bundle: { sender, params: { distributor }, amount: grandTotalAmount, ...bundle },
  }
  await notify(notice.owner, message, then, trx, bundled)
  if (notice.holderPhone) await notifyPhone(notice.holderPhone, message, then)
}

on('InvoiceCreated', ({ orderId }, then, trx) =>
  notifyOwner(
    { orderId, key: 'invoice-created' },
    // Signatories come before the payer.
    ({ needsApprobation }) =>
      needsApprobation
        ? null
        : { template: 'invoice-created', bundle: { template: 'invoices-created' } },
    then,
    trx
  )
)

/** From the wallet, and from credit. */
const paidTemplates = {
  code: ['invoice-paid', 'invoice-paid-on-credit'],
  card: ['card-payment', 'card-payment-on-credit'],
} as const

on('InvoicePaid', async ({ orderId, isOneOfSeveral }, then, trx) => {
  if (isOneOfSeveral) return
  await notifyOwner(
    { orderId, key: 'invoice-paid' },
    (notice) => ({
      template: paidTemplates[notice.cardLastFour ? 'card' : 'code'][notice.dueDate ? 1 : 0],
      params: {
        amount: grouped(paidFor(notice)),
        reference: notice.bankReferenceNumber ?? '',
        ...(notice.dueDate && { dueDate: jalaliDate(notice.dueDate) }),
      },
    }),
    then,
    trx
  )
})

// One message per code; what was paid stays, whatever followed.
on('InvoicesPaid', async ({ orderIds }, then, trx) => {
  const notices = await orderNotices(orderIds, trx)
  const [{ owner }] = notices
  const [firstDue] = notices.flatMap(({ dueDate }) => dueDate ?? []).sort()
  await notify(
    owner,
    {
      // An invoice is paid once, so the first is unique.
      key: `invoices-paid:${[...orderIds].sort()[0]}`,
      template: firstDue ? 'invoices-paid-on-credit' : 'invoices-paid',
      params: {
        count: toPersianDigits(orderIds.length),
        amount: grouped(notices.reduce((sum, notice) => sum + paidFor(notice), 0)),
        ...(firstDue && { dueDate: jalaliDate(firstDue) }),
      },
    },
    then,
    trx
  )
})

const refundParams = (refund: { refundAmount: number; walletAmount?: number }) => ({
  refund: grouped(refund.refundAmount),
  place: refundPlace(refund),
})

const refundBundle = (amount: number) => ({
  bundle: { template: 'invoices-refunded' as const, amount },
})

on('InvoiceClosed', ({ orderId }, then, trx) =>
  notifyOwner(
    { orderId, key: 'invoice-lapsed' },
    () => ({ template: 'invoice-lapsed', bundle: { template: 'invoices-lapsed' } }),
    then,
    trx
  )
)

on('InvoiceCanceled', async (event, then, trx) => {
  const { orderId, refundAmount, walletAmount, isDispute, isAfterReceipt, isByOwner } = event
  if (isByOwner) return
  await notifyOwner(
    { orderId, key: 'invoice-canceled' },
    ({ cardLastFour }) => {
      if (refundAmount === 0) {
        return { template: 'invoice-canceled', bundle: { template: 'invoices-canceled' } }
      }
      const usual = cardLastFour ? 'card-payment-reversed' : 'invoice-refunded'
      const refunded = isAfterReceipt ? 'invoice-refunded-after-receipt' : usual
      const template = isDispute ? 'dispute-accepted' : refunded
      const isPlain = template === 'invoice-refunded'
      return {
        template,
        params: refundParams({ refundAmount, walletAmount }),
        ...(isPlain && refundBundle(refundAmount)),
      }
    },
    then,
    trx
  )
})

on(
  'InvoiceReturned',
  ({ orderId, refundAmount, walletAmount, refundedInAll, isDispute }, then, trx) =>
    notifyOwner(
      { orderId, key: `invoice-returned:${refundedInAll}` },
      () => ({
        template: isDispute ? 'dispute-accepted' : 'invoice-returned',
        params: refundParams({ refundAmount, walletAmount }),
        ...(!isDispute && refundBundle(refundAmount)),
      }),
      then,
      trx
    )
)

// Acceptance is told with the refund; withdrawals need no message.
on('DisputeEnded', async ({ orderId, dispute }, then, trx) => {
  if (dispute.status !== 'REFUSED') return
  const key = `dispute-refused:${dispute.id}`
  await notifyOwner({ orderId, key }, () => ({ template: 'dispute-refused' }), then, trx)
})
