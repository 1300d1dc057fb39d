import { customerPhone } from '#app/notifications/customer_phone'
import { sendSms } from '#app/notifications/jobs/send_sms'
import '#app/registration/events'
import { on } from '#app/shared/events/outbox'
import { jalaliDate } from '#app/shared/jalali'
import { grouped } from '#app/shared/money'
import { refundRefused } from './jobs/refund_refused.js'

on('CreditAllocated', async ({ lineId, userId, amount, expiresOn }, then, trx) => {
  await then(sendSms, {
    key: `credit-allocated:${lineId}`,
    phone: await customerPhone(userId, trx),
    template: 'credit-allocated',
    params: { amount: grouped(amount), expiresOn: jalaliDate(expiresOn) },
  })
})

on('CreditSuspended', async ({ lineId, userId, blockReason, at }, then, trx) => {
  await then(sendSms, {
    key: `credit-suspended:${lineId}:${blockReason}:${at}`,
    phone: await customerPhone(userId, trx),
    template: blockReason === 'ARREARS' ? 'credit-suspended-arrears' : 'credit-suspended',
    params: {},
  })
})

on('CreditUnsuspended', async ({ lineId, userId, at }, then, trx) => {
  await then(sendSms, {
    key: `credit-unsuspended:${lineId}:${at}`,
    phone: await customerPhone(userId, trx),
    template: 'credit-unsuspended',
    params: {},
  })
})

on('CreditEnding', async ({ lineId, userId, expiresOn }, then, trx) => {
  await then(sendSms, {
    key: `credit-ending:${lineId}:${expiresOn}`,
    phone: await customerPhone(userId, trx),
    template: 'credit-ending',
    params: { expiresOn: jalaliDate(expiresOn) },
  })
})

on('CreditExpired', async ({ lineId, userId, expiresOn }, then, trx) => {
  await then(sendSms, {
    key: `credit-expired:${lineId}:${expiresOn}`,
    phone: await customerPhone(userId, trx),
    template: 'credit-expired',
    params: { expiresOn: jalaliDate(expiresOn) },
  })
})

on('PlatformFeePaid', async ({ feeId, userId, amount }, then, trx) => {
  await then(sendSms, {
    key: `platform-fee-paid:${feeId}`,
    phone: await customerPhone(userId, trx),
    template: 'platform-fee-paid',
    params: { amount: grouped(amount) },
  })
})

on('PlatformFeeRefunded', async ({ feeId, userId, amount }, then, trx) => {
  await then(sendSms, {
    key: `platform-fee-refunded:${feeId}`,
    phone: await customerPhone(userId, trx),
    template: 'platform-fee-refunded',
    params: { amount: grouped(amount) },
  })
})

on('CreditRefused', ({ registrationId }, then) => then(refundRefused, { registrationId }))
