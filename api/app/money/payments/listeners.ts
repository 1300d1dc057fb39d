import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { grouped } from '#app/platform/values/money'

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

on('WalletCharged', async ({ paymentId, owner, amount, referenceCode }, then, trx) => {
  const params = { amount: grouped(amount), reference: referenceCode }
  const key = `wallet-charged:${paymentId}`
  await notify(owner, { key, template: 'wallet-charged', params }, then, trx)
})

on('CheckedPaymentFailed', async ({ paymentId, owner, amount, referenceCode }, then, trx) => {
  const params = { amount: grouped(amount), reference: referenceCode }
  const key = `payment-not-made:${paymentId}`
  await notify(owner, { key, template: 'payment-not-made', params }, then, trx)
})

on('TransferRefused', async ({ paymentId, owner, amount, referenceCode, reason }, then, trx) => {
  const params = { amount: grouped(amount), reference: referenceCode, reason }
  const key = `transfer-refused:${paymentId}`
  await notify(owner, { key, template: 'transfer-refused', params }, then, trx)
})
