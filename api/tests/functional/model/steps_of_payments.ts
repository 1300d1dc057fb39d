import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { sandboxBank } from '#app/money/payments/adapters/sandbox_bank'
import { clock } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { fmcg } from '#factories/shop'
import { done, pick, refused, type Model } from './model.js'
import { repay } from './rules_of_repayment.js'
import { open } from './rules_of_credit.js'
import { callbackKinds, receive, sweep, type CallbackKind } from './rules_of_payments.js'
import { advance } from './rules_of_time.js'
import { paymentBehind } from './world.js'
import type { Step } from './step.js'

const [chargeMin, chargeMax] = [50_000, 50_000_000]

const chargeWallet = (at: number, amount: number): Step => ({
  says: `charge(shop ${at}, ${amount})`,
  makes: 'payments',
  predict(model) {
    if (amount < chargeMin || amount > chargeMax) return refused.invalid
    open(model, { shop: at, purpose: 'wallet-charge', amount })
    return done
  },
  async perform({ act, shops, payments }) {
    const { customer } = shops[at]
    const charge = { plan: fmcg, amount, indicator: 'BANKTEST', origin: 'http://model' } as const
    payments.push(await paymentBehind(await act.charge.execute({ actor: customer, ...charge })))
    return done
  },
})

const atBank = async (id: string) => {
  const { gateway_token: token } = await db.from('payments').where({ id }).firstOrFail()
  return token ? sandboxBank.find(token) : null
}

const decideAtBank = (at: number, isPaid: boolean): Step => ({
  says: `bank(payment ${at}, ${isPaid ? 'pays' : 'refuses'})`,
  picks: 'payments',
  applies: ({ payments }) => payments.length > 0,
  predict({ payments }) {
    const payment = pick(payments, at)
    if (payment.bank === 'OPEN') payment.bank = isPaid ? 'PAID' : 'FAILED'
    return done
  },
  async perform({ payments }) {
    const row = await atBank(pick(payments, at))
    if (row) await sandboxBank.decide(row.token, isPaid ? 'success' : 'fail')
    return done
  },
})

const fieldsOf = (
  {
    token,
    reference_code: orderId,
    result,
    receipt,
  }: NonNullable<Awaited<ReturnType<typeof atBank>>>,
  kind: CallbackKind
): Record<string, string> | null => {
  if (kind === 'forged success')
    return { token, orderId, result: 'success', receipt: 'forged' + token }
  if (kind === 'forged failure') return { token, orderId, result: 'fail' }
  if (result === 'OPEN') return null
  if (result === 'FAILED') return { token, orderId, result: 'fail' }
  return { token, orderId, result: 'success', receipt: receipt! }
}

const callback = (at: number, kind: CallbackKind): Step => ({
  says: `callback(payment ${at}, ${kind})`,
  picks: 'payments',
  applies: ({ payments }) => payments.length > 0,
  predict(model) {
    receive(model, pick(model.payments, at), kind)
    return done
  },
  async perform({ act, payments }) {
    const row = await atBank(pick(payments, at))
    const fields = row && fieldsOf(row, kind)
    if (!fields) return done
    const times = kind === 'three at once' ? 3 : 1
    await Promise.all(
      Array.from({ length: times }, () => act.receive.execute({ indicator: 'BANKTEST', fields }))
    )
    return done
  },
})

/** @param share of what is owed, in percent; null for all of it */
const repayStep = (at: number, order: number | null, share: number | null): Step => {
  const wanted = ({ orders }: Readonly<Model>): number | null => {
    const of = order === null ? 20_000_000 : (pick(orders, order).installment?.amount ?? 1)
    return share === null ? null : Math.floor((of * share) / 100)
  }
  const orderIn = ({ orders }: Readonly<Model>) => (order === null ? null : order % orders.length)
  return {
    says: `repay(shop ${at}, ${order === null ? 'the oldest' : `order ${order}`}, ${share ?? 100} %)`,
    makes: 'payments',
    picks: 'orders',
    applies: ({ orders }) => orders.length > 0,
    predict: (model, before) => repay(model, at, orderIn(before), wanted(before)),
    async perform({ act, shops, orders, payments }, model) {
      const installment =
        order === null
          ? null
          : await db
              .from('installments')
              .where({ order_id: pick(orders, order).id })
              .first()
      const answer = await act.repay.execute({
        actor: shops[at].customer,
        plan: fmcg,
        installmentId: order === null ? null : (installment?.id ?? newId()),
        amount: wanted(model) ?? undefined,
        indicator: 'BANKTEST',
        origin: 'http://model',
      })
      if (answer.repayment) return `repaid ${answer.repayment.amount}`
      payments.push(await paymentBehind(answer))
      return 'at the bank'
    },
  }
}

const sweepPayments = (): Step => ({
  says: 'sweep()',
  isMany: true,
  predict(model) {
    sweep(model)
    return done
  },
  async perform({ act }) {
    await act.sweep.execute()
    return done
  },
})

export const advanceClock = (days: number): Step => ({
  says: `advance(${days} days)`,
  isMany: true,
  predict(model) {
    advance(model, days)
    return done
  },
  async perform() {
    // A payment's age is measured on the wall, where a day is a day as well.
    await db.from('payments').update({ opened_at: db.raw(`opened_at - interval '${days} days'`) })
    await transaction((trx) => clock.advance(days, trx))
    await closeDays()
    return done
  },
})

const shop = fc.nat(1)
const payment = fc.nat(11)

export const charge = fc
  .tuple(shop, fc.constantFrom(49_999, 50_000, 700_000, 20_000_000, 50_000_000, 50_000_001))
  .map((a) => chargeWallet(...a))
export const bankDecision = fc
  .tuple(payment, fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.constant(false)))
  .map((a) => decideAtBank(...a))
export const callingBack = fc
  .tuple(payment, fc.constantFrom(...callbackKinds, 'true' as const, 'true' as const))
  .map((a) => callback(...a))
export const repaying = fc
  .tuple(
    shop,
    fc.option(fc.nat(7), { freq: 3 }),
    fc.option(fc.constantFrom(0, 1, 30, 50, 100, 120), { freq: 2 })
  )
  .map((a) => repayStep(...a))
export const sweeping = fc.constant(0).map(sweepPayments)
export const days = fc.constantFrom(1, 1, 2, 3, 6, 12).map(advanceClock)
/** Long enough for a fee to be given back. */
export const month = fc.constantFrom(1, 3, 29, 31).map(advanceClock)
