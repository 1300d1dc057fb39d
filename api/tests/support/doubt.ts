import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import SweepPayments from '#app/money/payments/actions/sweep_payments'
import { enableGateway } from '#app/money/payments/gateways'
import { aShop, fmcg, type Shop } from '#factories/shop'
import { SILENT } from './fake_bank.js'
import { post } from './http.js'
import { submit, type Form } from './payments.js'
import {
  aStatefulBank,
  type BankPayment,
  type RealBank,
  type StatefulBank,
} from './stateful_banks.js'

export const amountAtBank = 5_000_000

export const sweep = async (): Promise<number> =>
  (await app.container.make(SweepPayments)).execute()

export const rowOf = (id: string) => db.from('payments').where({ id }).firstOrFail()
export const statusOf = async (id: string): Promise<string> => (await rowOf(id)).status

/** Hours go by: the bank's own window is over, and everybody may be asked again. */
export const letHoursPass = (id: string) =>
  db
    .from('payments')
    .where({ id })
    .update({
      opened_at: db.raw(`opened_at - interval '4 hours'`),
      callback_at: db.raw(`callback_at - interval '4 hours'`),
      asked_at: db.raw(`asked_at - interval '4 hours'`),
    })

export const answersOf = async (id: string): Promise<string[]> =>
  (await db.from('payment_bank_answers').where('payment_id', id).orderBy(['at', 'id'])).map(
    ({ question, verdict }) => `${question} ${verdict}`
  )

/** A bank that is our gateway until it is stopped. */
export const anEnabledBank = async (indicator: RealBank) => {
  const bank = await aStatefulBank(indicator)
  const disable = enableGateway(bank.gateway)
  const stop = () => {
    disable()
    return bank.stop()
  }
  return { bank, stop }
}

export interface PaidAtBank {
  shop: Shop
  id: string
  payment: BankPayment
  callback: Form
}

/** The customer has paid at the bank; nobody has come back yet. */
export const paidAt = async (bank: StatefulBank): Promise<PaidAtBank> => {
  const shop = await aShop()
  const { indicator } = bank.gateway
  const body = { plan: fmcg, amount: amountAtBank, indicator }
  const answered = await post('/api/payment/create-payment', body, { token: shop.token })
  const { payment, fields } = bank.pay(answered.body.gatewayRedirectItem)
  const callback = { action: `/api/payment/callback/${indicator}`, fields }
  return { shop, id: answered.body.paymentId, payment, callback }
}

/** Paid at a bank that never says what it did with the verification. */
export const inDoubtAt = async (bank: StatefulBank): Promise<PaidAtBank> => {
  const paid = await paidAt(bank)
  bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
  await submit(paid.callback)
  await letHoursPass(paid.id)
  await sweep()
  return paid
}
