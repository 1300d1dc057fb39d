import { notify } from '#app/notifications/notify'
import { on } from '#app/shared/events/outbox'
import { grouped } from '#app/shared/money'

on('PaymentKeptAsCash', async ({ paymentId, owner, amount, purpose }, then, trx) => {
  await notify(
    owner,
    {
      key: `payment-kept-as-cash:${paymentId}`,
      template: purpose === 'installment' ? 'repayment-kept-as-cash' : 'payment-kept-as-cash',
      params: { amount: grouped(amount) },
    },
    then,
    trx
  )
})
