import { customerPhone } from '#app/notifications/customer_phone'
import { sendSms } from '#app/notifications/jobs/send_sms'
import { on } from '#app/shared/events/outbox'
import { grouped } from '#app/shared/money'

on('PaymentKeptAsCash', async ({ paymentId, userId, amount, purpose }, then, trx) => {
  await then(sendSms, {
    key: `payment-kept-as-cash:${paymentId}`,
    phone: await customerPhone(userId, trx),
    template: purpose === 'installment' ? 'repayment-kept-as-cash' : 'payment-kept-as-cash',
    params: { amount: grouped(amount) },
  })
})
