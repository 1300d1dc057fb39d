import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { ownerContract } from '#app/onboarding/contracts/queries/owner_contract'
import { personIn } from '#app/people/owners/owner'
import { fmcg } from '#factories/shop'
import { done, fourEyesAbove, refused, type Model } from './model.js'
import { isWaiting } from './rules_of_credit.js'
import { giveLimit, isRaised, refusalOfLimit } from './rules_of_lines.js'
import { oldDebtOf, sumOf } from './rules_of_losses.js'
import { grant, signRenewal } from './rules_of_renewals.js'
import type { Step } from './step.js'
import type { World } from './world.js'

const reason = 'model'
const hasLine =
  (at: number) =>
  ({ shops }: Readonly<Model>): boolean =>
    shops[at].line !== null
const lineOf = async ({ shops }: World, at: number): Promise<string> =>
  (await db.from('credit_lines').where({ owner_id: shops[at].customer.id }).firstOrFail()).id

const changeLimit = (at: number, limit: number, by: number): Step => ({
  says: `limit(shop ${at}, ${limit}, by ${by})`,
  makes: 'approvals',
  applies: hasLine(at),
  predict(model) {
    const shop = model.shops[at]
    const refusal = refusalOfLimit(shop, limit)
    if (refusal) return refusal
    if (isWaiting(model, at, 'CHANGE_LIMIT')) return refused.again
    if (isRaised(shop, limit) && limit > fourEyesAbove) {
      const asked = { kind: 'CHANGE_LIMIT', shop: at, amount: limit, by } as const
      model.approvals.push({ ...asked, orders: [], status: 'PENDING' })
      return 'PENDING_APPROVAL'
    }
    giveLimit(shop, limit)
    return 'CHANGED'
  },
  async perform(world) {
    const { act, officers, approvals } = world
    const asked = { creditLineId: await lineOf(world, at), limit, reason, isDryRun: false }
    const answer = await act.changeLimit.execute({ actor: officers[by], ...asked })
    if (answer.status === 'PENDING_APPROVAL') approvals.push(answer.approvalId)
    return answer.status
  },
})

export const askWriteOff = (at: number, by: number): Step => ({
  says: `write off(shop ${at}, by ${by})`,
  makes: 'approvals',
  applies: hasLine(at),
  predict(model) {
    const orders = oldDebtOf(model, at)
    const amount = sumOf(model, orders)
    if (amount === 0) return refused.business
    if (isWaiting(model, at, 'WRITE_OFF')) return refused.again
    model.approvals.push({ kind: 'WRITE_OFF', shop: at, amount, orders, by, status: 'PENDING' })
    return 'PENDING_APPROVAL'
  },
  async perform(world) {
    const { act, officers, approvals } = world
    const asked = { creditLineId: await lineOf(world, at), reason, isDryRun: false }
    const answer = await act.writeOff.execute({ actor: officers[by], ...asked })
    if (answer.status === 'PENDING_APPROVAL') approvals.push(answer.approvalId)
    return answer.status
  },
})

const grantYear = (at: number): Step => ({
  says: `grant(shop ${at})`,
  applies: hasLine(at),
  predict: (model) => grant(model, model.shops[at]),
  async perform(world) {
    const creditLineId = await lineOf(world, at)
    await world.act.grant.execute({ actor: world.officers[0], creditLineId })
    return done
  },
})

const signYear = (at: number): Step => ({
  says: `sign the renewal(shop ${at})`,
  // It is read, and then signed.
  isMany: true,
  applies: hasLine(at),
  predict: (model) => signRenewal(model, model.shops[at]),
  async perform({ act, shops }) {
    const { customer: actor } = shops[at]
    const contractType = 'CREDIT_RENEWAL'
    const { digest } = await ownerContract(personIn(actor.id, fmcg), contractType)
    const from = { address: '127.0.0.1', agent: 'model' }
    await act.sign.execute({ actor, plan: fmcg, contractType, digest, ...from })
    return done
  },
})

const shop = fc.nat(1)
const officer = fc.nat(1)
const limit = fc.constantFrom(0, 3_000_000, 10_000_000, 20_000_000, 45_000_000, 60_000_001)

export const limiting = fc.tuple(shop, limit, officer).map((a) => changeLimit(...a))
export const writingOff = fc.tuple(shop, officer).map((a) => askWriteOff(...a))
export const granting = shop.map(grantYear)
export const signing = shop.map(signYear)
