import fc from 'fast-check'
import type { SignatureLevel } from '#contracts/quorum'
import { settle } from '#app/platform/jobs/main'
import { charge as chargeAt } from '#tests/support/devices'
import { paysBy } from '#factories/company'
import { call, post, put, type Answer } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { ceo, type CompanyModel } from './company_model.js'
import * as rules from './rules_of_companies.js'
import { said, type CompanyStep } from './steps_of_companies.js'

const path = '/api/legal/company'

/** What waits for signatures is counted anew by a job. */
const counted = async (answer: Answer): Promise<string> => {
  if (answer.status < 300) await settle()
  return said(answer)
}

const wishing = (by: number, wanted: rules.Wish): CompanyStep => ({
  says: `change the rule(member ${by}, ${JSON.stringify(wanted)})`,
  // Its id is kept, so that it can be decided.
  makes: 'change',
  predict: (model) => rules.wish(model, by, wanted),
  async perform(world) {
    const { members } = world
    const { member, level, minimum } = wanted
    const body = {
      signatories: [{ phone: members[member].phone, signatoryStatus: level }],
      ...(minimum !== null && { minimumNumberOfOptional: minimum }),
    }
    const answer = await put(`${path}/approbations`, body, { token: members[by].token })
    world.changeId = answer.body.changeId ?? world.changeId
    return counted(answer)
  },
})

const removing = (by: number, member: number): CompanyStep => ({
  says: `remove(by member ${by}, member ${member})`,
  makes: 'change',
  predict: (model) => rules.remove(model, by, member),
  async perform(world) {
    const { members } = world
    const { token } = members[by]
    const answer = await call('DELETE', `${path}/board-member/${members[member].phone}`, { token })
    world.changeId = answer.body?.changeId ?? world.changeId
    return counted(answer)
  },
})

const deciding = (by: number | 'bank', verdict: 'confirm' | 'refuse'): CompanyStep => ({
  says: `${verdict} the rule(${by})`,
  applies: ({ wasWanted }) => wasWanted,
  makes: 'change',
  predict: (model) => rules.decide(model, by, verdict),
  async perform({ members, changeId }) {
    if (by !== 'bank') {
      const { token } = members[by]
      const decision = `${path}/approbations/changes/${changeId}/${verdict}`
      return counted(await post(decision, undefined, { token }))
    }
    const token = await staffToken('legal')
    const decision = `/api/legal/admin/rule-changes/${changeId}/${verdict}`
    const answer = await counted(await post(decision, { reason: 'بررسی شد' }, { token }))
    return answer === '204' ? '200' : answer
  },
})

/** Asked for by the CEO, and confirmed by whichever member may: both in a row, so that rules change often. */
const agreeing = (asking: CompanyStep, members: number): CompanyStep => {
  const confirming = Array.from({ length: members }, (_, at) => deciding(at + 1, 'confirm'))
  return {
    says: `${asking.says} and confirm`,
    isMany: true,
    predict: (model, before) =>
      [asking, ...confirming].map((step) => step.predict(model, before)).join(),
    async perform(world, model) {
      const said: string[] = []
      for (const step of [asking, ...confirming]) {
        const isOpen = step === asking || world.changeId !== null
        said.push(isOpen ? await step.perform(world, model) : '409')
      }
      return said.join()
    },
  }
}

const hasHolders = ({ holders }: Readonly<CompanyModel>) => holders.length > 0

const charging = (at: number, amount: number): CompanyStep => ({
  says: `charge(holder ${at}, ${amount})`,
  applies: hasHolders,
  predict: (model) => rules.charge(model, at, amount),
  perform: async ({ around, holders }) => said(await chargeAt(around.device, holders[at], amount)),
})

const managing = (by: number, at: number, ceiling: number | null | 'removed'): CompanyStep => ({
  says: `manage(member ${by}, holder ${at}, ${ceiling})`,
  applies: hasHolders,
  predict: (model) => rules.manage(model, by, { at, ceiling }),
  async perform({ members, holders }) {
    const { token } = members[by]
    const holder = `${path}/card-holder/${holders[at].userId}`
    return said(
      ceiling === 'removed'
        ? await call('DELETE', holder, { token })
        : await put(`${holder}/ceiling`, { ceiling }, { token })
    )
  },
})

const paymentMethod = (paysByCard: boolean): CompanyStep => ({
  says: `pay by ${paysByCard ? 'card' : 'code'}`,
  predict(model) {
    model.paysByCard = paysByCard
    return '200'
  },
  async perform({ company, members: [{ token }] }) {
    // It takes a code and a second member.
    if (paysByCard) return paysBy(company).then(() => '200')
    return said(await put(`${path}/payment-method`, { paymentMethodType: 'OTP' }, { token }))
  },
})

/** Who signs, and who holds a card. @param members how many there are beside the CEO */
export const boardStepsOf = (members: number) => {
  const member = fc.nat(members)
  /** Mostly the CEO, where nobody else may. */
  const boss = fc.oneof(
    { weight: 6, arbitrary: fc.constant(ceo) },
    { weight: 1, arbitrary: member }
  )
  const level = fc.constantFrom<SignatureLevel[]>(
    'MANDATORY',
    'OPTIONAL',
    'OPTIONAL',
    'NOT_ALLOWED'
  )
  const minimum = fc.option(fc.nat(3), { freq: 2 })
  const wanted = fc.record({ member, level, minimum })
  const verdict = fc.constantFrom('confirm' as const, 'confirm' as const, 'refuse' as const)
  const decider = fc.oneof(
    { weight: 4, arbitrary: member },
    { weight: 1, arbitrary: fc.constant('bank' as const) }
  )
  const holder = fc.nat(1)
  const ceiling = fc.constantFrom(null, 3_000_000, 5_000_000, 9_000_000)
  const limits = fc.oneof(
    { weight: 9, arbitrary: ceiling },
    { weight: 1, arbitrary: fc.constant('removed' as const) }
  )
  return {
    wishing: fc.tuple(boss, wanted).map((a) => wishing(...a)),
    removing: fc.tuple(boss, member).map((a) => removing(...a)),
    agreeing: fc
      .oneof(
        member.map((at) => removing(ceo, at)),
        wanted.map((given) => wishing(ceo, given))
      )
      .map((asking) => agreeing(asking, members)),
    deciding: fc.tuple(decider, verdict).map((a) => deciding(...a)),
    charging: fc
      .tuple(holder, fc.constantFrom(1_000_000, 2_500_000, 4_000_000))
      .map((a) => charging(...a)),
    managing: fc.tuple(boss, holder, limits).map((a) => managing(...a)),
    paymentMethod: fc.boolean().map(paymentMethod),
  }
}
