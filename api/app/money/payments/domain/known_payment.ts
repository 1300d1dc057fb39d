import type Payment from '../models/payment.js'
import type { KnownPayment } from './gateway.js'

export const knownOf = (payment: Payment): KnownPayment => ({
  amount: payment.amount,
  token: payment.token,
  referenceCode: payment.referenceCode,
  gatewayToken: payment.gatewayToken,
  receipt: payment.gatewayReceipt,
  wasVerifyAsked: payment.verifyAskedAt !== null,
})
