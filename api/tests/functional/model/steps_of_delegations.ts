import fc from 'fast-check'
import { addDays } from '#app/platform/time/jalali'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import * as delegations from '#tests/support/delegations'
import { post } from '#tests/support/http'
import { orderPath } from '#tests/support/company_orders'
import { staffToken } from '#tests/support/identity'
import { ceo, type CompanyModel } from './company_model.js'
import type { CompanyWorld } from './company_world.js'
import { pick } from './model.js'
import * as rules from './rules_of_companies.js'
import * as away from './rules_of_delegations.js'
import { codeOf, said, withCode, type CompanyStep } from './steps_of_companies.js'

const isAnyThere = ({ delegations: { length } }: Readonly<CompanyModel>) => length > 0
/** More would outlast the days within which an invoice is paid. */
const daysMax = 4

interface Wanted {
  absent: number
  delegate: number
  /** Days from today. */
  ahead: number
  length: number
}

const proposalOf = (
  { day }: Readonly<CompanyModel>,
  { absent, delegate, ahead, length }: Wanted
) => {
  const starts = day + ahead
  return { absent, delegate, starts, ends: starts + length }
}

const proposing = (wanted: Wanted): CompanyStep => ({
  says: `propose a delegate(${JSON.stringify(wanted)})`,
  makes: 'delegations',
  predict: (model, before) => away.propose(model, proposalOf(before, wanted)),
  async perform(world, model) {
    const { absent, delegate, starts, ends } = proposalOf(model, wanted)
    const [from, to] = [starts, ends].map((day) => addDays(world.foundedOn, day))
    const { members } = world
    const answer = await delegations.propose(members[absent], members[delegate], { from, to })
    if (answer.status === 200) world.delegations.push(answer.body.items[0].id)
    return said(answer)
  },
})

/** Of those that there were when the step was chosen. */
const placeOf = (model: Readonly<CompanyModel>, at: number) => at % model.delegations.length
const chosen = (model: Readonly<CompanyModel>, before: Readonly<CompanyModel>, at: number) =>
  model.delegations[placeOf(before, at)]

interface Verdict {
  by: number | 'bank'
  verdict: 'confirm' | 'refuse'
}

const decide = async ({ members }: CompanyWorld, id: string, { by, verdict }: Verdict) => {
  if (by !== 'bank') return said(await delegations.decide(members[by], id, verdict))
  const token = await staffToken('legal')
  return said(await post(`/api/legal/admin/delegations/${id}/${verdict}`, undefined, { token }))
}

const deciding = (at: number, given: Verdict): CompanyStep => ({
  says: `${given.verdict} the delegation(${given.by}, ${at})`,
  applies: isAnyThere,
  predict: (model, before) => away.decideDelegation(model, chosen(model, before, at), given),
  perform: (world, model) => decide(world, world.delegations[placeOf(model, at)], given),
})

const revoking = (by: number, at: number): CompanyStep => ({
  says: `revoke the delegation(${by}, ${at})`,
  applies: isAnyThere,
  predict: (model, before) => away.revoke(model, chosen(model, before, at), by),
  perform: async ({ members, delegations: ids }, model) =>
    said(await delegations.decide(members[by], ids[placeOf(model, at)], 'revoke')),
})

/** Proposed, and confirmed by the first who may: in a row, so that there is mostly one in force. */
const agreeing = (wanted: Wanted, members: number): CompanyStep => {
  const proposal = proposing(wanted)
  const confirming = Array.from({ length: members + 1 }, (_, by) => ({
    by,
    verdict: 'confirm' as const,
  }))
  return {
    says: `${proposal.says} and confirm`,
    isMany: true,
    predict(model, before) {
      const answers = [proposal.predict(model, before)]
      for (const given of answers[0] === '200' ? confirming : []) {
        answers.push(away.decideDelegation(model, model.delegations.at(-1)!, given))
      }
      return answers.join()
    },
    async perform(world, model) {
      const answers = [await proposal.perform(world, model)]
      for (const given of answers[0] === '200' ? confirming : []) {
        answers.push(await decide(world, world.delegations.at(-1)!, given))
      }
      return answers.join()
    },
  }
}

interface Answering {
  /** Who gives it, whether they may or not; null for the delegate of the delegation. */
  by: number | null
  at: number
  invoice: number
  says: 'ACCEPTED' | 'REJECTED'
}

const answeringFor = ({ by, at, invoice, says }: Answering): CompanyStep => {
  const giverOf = (model: Readonly<CompanyModel>) => {
    const own = model.delegations.filter(({ delegate }) => delegate === by)
    const { absent, delegate } = pick(own.length > 0 ? own : model.delegations, at)
    return { member: absent, by: by ?? delegate }
  }
  return {
    says: `${says === 'ACCEPTED' ? 'sign' : 'reject'} on behalf(${by ?? 'delegate'}, delegation ${at}, invoice ${invoice})`,
    applies: (model) => isAnyThere(model) && model.invoices.length > 0 && !isAlone(giverOf(model)),
    // Which phone is sent the code is known beforehand for a given member alone.
    makes: by === null ? undefined : codeOf(by),
    isMany: by === null,
    picks: 'invoices',
    predict: (model, before) =>
      rules.answer(model, pick(model.invoices, invoice), { ...giverOf(before), says }),
    perform({ members, invoices }, model) {
      const { member, by: giver } = giverOf(model)
      const [{ phone: onBehalfOf }, { token, phone }] = [members[member], members[giver]]
      const { id } = pick(invoices, invoice)
      const answer = says === 'ACCEPTED' ? 'sign' : 'reject'
      const reason = says === 'ACCEPTED' ? {} : { reason: 'قیمت درست نیست' }
      return withCode(
        phone,
        () => delegations.start({ token, phone }, onBehalfOf, id),
        (otpSecret) => post(orderPath(id, answer), { otpSecret, onBehalfOf, ...reason }, { token })
      )
    },
  }
}
const isAlone = ({ member, by }: { member: number; by: number }) => member === by

const dayPassing: CompanyStep = {
  says: 'a day passes',
  applies: ({ day }) => day < daysMax,
  isMany: true,
  predict(model) {
    model.day++
    return 'passed'
  },
  async perform() {
    await transaction((trx) => clock.advance(1, trx))
    return 'passed'
  },
}

/** A member who is away, and who signs for them. @param members how many there are beside the CEO */
export const delegationStepsOf = (members: number) => {
  const member = fc.nat(members)
  const which = fc.nat(5)
  const wanted = fc.record({
    absent: member,
    delegate: member,
    ahead: fc.constantFrom(0, 0, 0, 1),
    length: fc.nat(2),
  })
  const verdict = fc.constantFrom('confirm' as const, 'refuse' as const)
  const decider = fc.oneof(
    { weight: 4, arbitrary: member },
    { weight: 1, arbitrary: fc.constant('bank' as const) }
  )
  const revoker = fc.oneof(
    { weight: 1, arbitrary: fc.constant(ceo) },
    { weight: 1, arbitrary: member }
  )
  return {
    proposing: wanted.map(proposing),
    deciding: fc.tuple(which, fc.record({ by: decider, verdict })).map((a) => deciding(...a)),
    revoking: fc.tuple(revoker, which).map((a) => revoking(...a)),
    agreeing: wanted.map((given) => agreeing(given, members)),
    answeringFor: fc
      .record({
        by: fc.option(member, { freq: 2 }),
        at: which,
        invoice: which,
        says: fc.constantFrom<Answering['says']>('ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'REJECTED'),
      })
      .map(answeringFor),
    dayPassing: fc.constant(dayPassing),
  }
}
