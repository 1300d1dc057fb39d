import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { ownKindOf } from '#app/platform/change_requests/kinds'
import { decideRequest, findRequest } from '#app/platform/change_requests/requests'
import { answerIbanInquiry } from '#app/money/withdrawals/jobs/answer_iban_inquiry'
import { fmcg } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { letPass } from '#tests/support/identity'
import { ownIban } from '#tests/support/withdrawals'
import { done, pick, refused, type Model, type WithdrawalModel } from './model.js'
import * as rules from './rules_of_withdrawals.js'
import type { Step } from './step.js'
import type { World } from './world.js'

const hasAny = ({ withdrawals }: Readonly<Model>) => withdrawals.length > 0
/** Codes may be asked for so often in ten minutes. */
const codesForgottenMs = 3_600_000

/** @param share of what the wallet holds, in percent */
const withdrawStep = (at: number, share: number): Step => ({
  says: `withdraw(shop ${at}, ${share} %)`,
  makes: 'withdrawals',
  predict: (model, before) => rules.withdraw(model, at, rules.wantedOf(before, at, share)),
  async perform({ act, shops, withdrawals }, model) {
    const { customer: actor } = shops[at]
    const wanted = { actor, plan: fmcg, amount: rules.wantedOf(model, at, share), iban: ownIban }
    await letPass(actor.phone, codesForgottenMs)
    await act.askToWithdraw.execute(wanted)
    const { id } = await act.requestWithdrawal.execute({
      ...wanted,
      otpSecret: await codeFor(actor.phone),
    })
    withdrawals.push(id)
    await answerIbanInquiry.run({ withdrawalId: id })
    return done
  },
})

interface OnOne {
  predict: (model: Model, withdrawal: WithdrawalModel) => string
  perform: (world: World, id: string, shop: number) => Promise<string>
}

const onOne = (name: string, at: number, { predict, perform }: OnOne): Step => ({
  says: `${name}(withdrawal ${at})`,
  picks: 'withdrawals',
  applies: hasAny,
  predict: (model) => predict(model, pick(model.withdrawals, at)),
  perform: (world, model) =>
    perform(world, pick(world.withdrawals, at), pick(model.withdrawals, at).shop),
})

const cancelStep = (at: number): Step =>
  onOne('cancel', at, {
    predict: rules.cancel,
    async perform({ act, shops }, id, shop) {
      await act.cancelWithdrawal.execute({ actor: shops[shop].customer, plan: fmcg, id })
      return done
    },
  })

const refuseStep = (at: number): Step =>
  onOne('refuse', at, {
    predict: rules.refuse,
    async perform({ act, officers }, id) {
      await act.refuseWithdrawal.execute({ actor: officers[0], id, reason: 'model' })
      return done
    },
  })

const approveStep = (at: number, by: number): Step =>
  onOne(`approve by ${by}`, at, {
    predict: (model, withdrawal) => rules.approve(model, withdrawal, by),
    async perform({ act, officers }, id) {
      return (await act.approveWithdrawal.execute({ actor: officers[by], id })).status
    },
  })

/** A run from its preview to the bank's file, which is read twice. */
const settleStep = (paysFirst: boolean): Step => ({
  says: `send withdrawals(the bank ${paysFirst ? 'pays' : 'refuses'} the first)`,
  isMany: true,
  predict: (model) => rules.settle(model, paysFirst),
  async perform({ act, officers: [maker, checker] }) {
    const runId = await act.preview.execute({ kind: 'WITHDRAWAL', actor: maker })
    await act.approve.execute({ runId, actor: checker })
    const payouts = await db
      .from('payouts')
      .join('withdrawals', 'withdrawals.id', 'payouts.withdrawal_id')
      .where({ run_id: runId })
      .orderBy('withdrawals.id')
      .select('payouts.reference', 'payouts.net')
    const lines = payouts.map(({ reference, net }, at) => {
      const isPaid = (at % 2 === 0) === paysFirst
      const status = isPaid ? ('PAID' as const) : ('FAILED' as const)
      const said = isPaid ? { trackingNumber: `T${reference}` } : { reason: 'model' }
      return { paymentId: reference, status, amount: net, ...said }
    })
    const answer = { runId, lines, file: Buffer.from('model'), actor: maker }
    await act.record.execute(answer)
    await act.record.execute(answer)
    return done
  },
})

/** Two people say what the bank did otherwise; what the bank has said before is read once. */
const correctStep = (at: number, kind: 'PAID' | 'RETURNED'): Step => ({
  ...onOne(kind === 'PAID' ? 'paid after all' : 'came back', at, {
    predict: kind === 'PAID' ? rules.payAfterAll : rules.comeBack,
    async perform({ act, officers: [maker, checker] }, id) {
      const payout = await db.from('payouts').where({ withdrawal_id: id }).first()
      if (!payout) return refused.unknown
      const { id: payoutId, run_id: runId, reference: paymentId, net: amount, status } = payout
      if (kind === 'PAID' && status === 'FAILED') {
        const [{ count }] = await db
          .from('change_requests')
          .where({ subject_id: payoutId })
          .count('*', 'count')
        const line = { paymentId, status: 'PAID' as const, amount, trackingNumber: `L${count}` }
        await act.record.execute({ runId, lines: [line], file: Buffer.from('late'), actor: maker })
      }
      const asked = { actor: maker, payoutId, kind, reason: 'model', bankReference: null }
      const requestId = await act.askCorrection.execute(asked)
      const request = await findRequest(requestId)
      const verdict = { actor: checker, verdict: 'APPROVED' } as const
      await decideRequest(ownKindOf('payout-requests')!, request!, verdict)
      return done
    },
  }),
  isMany: true,
})

const shop = fc.nat(1)
const withdrawal = fc.nat(7)
const officer = fc.nat(1)

export const withdrawing = fc
  .tuple(shop, fc.constantFrom(0, 10, 40, 100, 100, 101))
  .map((a) => withdrawStep(...a))
export const cancelling = withdrawal.map(cancelStep)
export const refusing = withdrawal.map(refuseStep)
export const approving = fc.tuple(withdrawal, officer).map((a) => approveStep(...a))
export const sending = fc.boolean().map(settleStep)
export const correcting = fc
  .tuple(withdrawal, fc.constantFrom('PAID' as const, 'PAID' as const, 'RETURNED' as const))
  .map((a) => correctStep(...a))
