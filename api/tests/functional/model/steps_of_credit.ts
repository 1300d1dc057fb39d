import fc from 'fast-check'
import { blockReasons } from '#contracts/credit'
import { book, done, pick, refused } from './model.js'
import { allocate, choose, decide, payFee, suspend, unsuspend } from './rules_of_credit.js'
import { refundFee } from './rules_of_renewals.js'
import type { Step } from './step.js'
import { packageAmounts, paymentBehind, slugOf } from './world.js'
import { fillWallet } from '#factories/wallet'
import { fmcg } from '#factories/shop'
import { transaction } from '#app/platform/database/database'
import Ledger from '#app/money/ledger/ledger'
import db from '@adonisjs/lucid/services/db'

const reason = 'model'
const shop = fc.nat(1)
const officer = fc.nat(1)

/** Money that is there already when a history starts. */
export const cash = (at: number, amount: number): Step => ({
  says: `cash(shop ${at}, ${amount})`,
  predict(model) {
    model.shops[at].wallet += amount
    book(model, 'gateway-clearing', amount)
    const { day } = model
    model.payments.push({
      shop: at,
      purpose: 'wallet-charge',
      amount,
      status: 'COMPLETED',
      bank: 'NONE',
      day,
    })
    return done
  },
  async perform({ shops, payments }) {
    const { id: userId } = shops[at].customer
    const walletId = await transaction((trx) =>
      new Ledger().walletOf(shops[at].customer.owner, trx)
    )
    await fillWallet({ userId, plan: fmcg, walletId }, amount)
    const { id } = await db.from('payments').orderBy('id', 'desc').firstOrFail()
    payments.push(id)
    return done
  },
})

export const choosePackage = (at: number, amount: number): Step => ({
  says: `choose(shop ${at}, ${amount})`,
  predict: ({ shops }) => choose(shops[at], amount),
  async perform({ act, shops }) {
    await act.choosePackage.execute({
      actor: shops[at].customer,
      plan: fmcg,
      slug: slugOf(amount),
    })
    return done
  },
})

export const payPlatformFee = (at: number): Step => ({
  says: `payFee(shop ${at})`,
  makes: 'payments',
  predict: (model) => payFee(model, at),
  async perform({ act, shops, payments }) {
    const answer = await act.payFee.execute({
      actor: shops[at].customer,
      plan: fmcg,
      indicator: 'BANKTEST',
      origin: 'http://model',
    })
    if (!answer.paymentNeeded) return done
    payments.push(await paymentBehind(answer))
    return 'at the bank'
  },
})

export const allocateCredit = (at: number, amount: number, by: number): Step => ({
  says: `allocate(shop ${at}, ${amount}, by ${by})`,
  makes: 'approvals',
  predict: (model) => allocate(model, at, amount, by),
  async perform({ act, shops, officers, approvals }) {
    const { registrationId } = shops[at]
    const result = await act.allocate.execute({
      actor: officers[by],
      file: { type: 'registrations', id: registrationId },
      amount,
    })
    if (result.status === 'PENDING_APPROVAL') approvals.push(result.approvalId)
    return result.status
  },
})

const decideApproval = (at: number, by: number, isApproved: boolean): Step => ({
  says: `decide(approval ${at}, by ${by}, ${isApproved ? 'yes' : 'no'})`,
  picks: 'approvals',
  applies: ({ approvals }) => approvals.length > 0,
  predict: (model) => decide(model, pick(model.approvals, at), by, isApproved),
  async perform({ act, officers, approvals }) {
    const approvalId = pick(approvals, at)
    const actor = officers[by]
    const { status } = await act.decide.execute({ actor, approvalId, isApproved })
    return status
  },
})

const cancelPackage = (at: number): Step => ({
  says: `cancelPackage(shop ${at})`,
  predict: (model) => (refundFee(model, model.shops[at], 'CANCELED') ? done : refused.business),
  async perform({ act, shops, officers }) {
    const { registrationId } = shops[at]
    await act.cancelPackage.execute({ actor: officers[0], registrationId, reason })
    return done
  },
})

type Reason = (typeof blockReasons)[number]
const block = (at: number, blockReason: Reason, isOn: boolean): Step => ({
  says: `${isOn ? 'suspend' : 'unsuspend'}(shop ${at}, ${blockReason})`,
  predict: ({ shops }) => (isOn ? suspend : unsuspend)(shops[at], blockReason),
  async perform({ act, shops, officers }) {
    const { registrationId } = shops[at]
    const command = { registrationId, blockReason, reason }
    if (isOn) await act.suspend.execute({ ...command, actor: officers[0] })
    else
      for (const actor of officers.slice(0, 2)) await act.unsuspend.execute({ ...command, actor })
    return done
  },
})

/** Nothing is ever missed here, so there is nothing to free. */
const revolve = (at: number): Step => ({
  says: `revolve(shop ${at})`,
  predict: ({ shops }) => (shops[at].line ? 'freed 0' : refused.conflict),
  async perform({ act, shops, officers }) {
    const { registrationId } = shops[at]
    const revolved = await act.revolve.execute({
      actor: officers[0],
      registrationId,
      reason,
    })
    return 'freed' in revolved ? `freed ${revolved.freed}` : revolved.message
  },
})

/** The year is over. */
const expire = (at: number): Step => ({
  says: `expire(shop ${at})`,
  applies: ({ shops }) => shops[at].line !== null,
  predict({ shops }) {
    shops[at].line!.isExpired = true
    return done
  },
  async perform({ shops, startedOn }) {
    await db
      .from('credit_lines')
      .where({ owner_id: shops[at].customer.id })
      .update({ expires_on: db.raw('?::date - 1', [startedOn]) })
    return done
  },
})

const reasons = fc.constantFrom<Reason[]>('STAFF', 'FRAUD', 'ARREARS')

export const choosing = fc
  .tuple(shop, fc.constantFrom(...packageAmounts))
  .map((a) => choosePackage(...a))
export const feePayment = shop.map(payPlatformFee)
export const allocation = fc
  .tuple(
    shop,
    fc.constantFrom(0, 10_000_000, 20_000_000, 40_000_000, 60_000_000, 60_000_001),
    officer
  )
  .map((a) => allocateCredit(...a))
export const decision = fc.tuple(fc.nat(7), officer, fc.boolean()).map((a) => decideApproval(...a))
export const packageCancellation = shop.map(cancelPackage)
export const blocking = fc.tuple(shop, reasons, fc.boolean()).map((a) => block(...a))
export const revolving = shop.map(revolve)
export const expiry = shop.map(expire)
