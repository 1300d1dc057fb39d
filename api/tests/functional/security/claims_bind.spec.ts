import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { clock } from '#app/platform/time/clock'
import {
  aCompanyWithCredit,
  aNamedHolder,
  decide as decideHolder,
  uploadContract,
} from '#tests/support/card_holders'
import { aSentCompany } from '#tests/support/companies'
import { aCompanyWithCredit as aSigningCompany } from '#factories/company'
import { aStaffUser } from '#factories/staff'
import { cleanDatabase } from '#tests/support/database'
import { propose } from '#tests/support/delegations'
import { post, put, type Answer } from '#tests/support/http'
import { partsOf } from '#tests/support/legal'
import { aRegisteredShop, decide as decideFile, digital, ok } from '#tests/support/registration'
import type { ShippedRole } from '#contracts/identity'

const legal = '/api/legal/admin'
const rejectionReason = 'تصویر ناخوانا است'
const reason = 'دوباره باید دید'

interface Officer {
  id: string
  name: string
  token: string
}
const anOfficer = async (role: ShippedRole): Promise<Officer> => {
  const { id, username, password } = await aStaffUser(role)
  const { body } = await post('/api/user/login', { username, password })
  return { id, name: username, token: body.bearerToken }
}

interface File {
  table: 'registrations' | 'companies' | 'card_holders'
  id: string
  claim: (token: string) => Promise<Answer>
}
/** A file in the state that a decision needs. */
type Prepared = (token: string) => Promise<File & { decision: (token: string) => Promise<Answer> }>

const registrationOf = (id: string): File => ({
  table: 'registrations',
  id,
  claim: (token) => decideFile(id, 'claim', token),
})
const ofShop =
  (command: string, body: object = {}, before: string[] = [], approved = false): Prepared =>
  async (token) => {
    const { registrationId: id } = await aRegisteredShop({ approved })
    if (approved) await settle()
    for (const step of before) ok(await decideFile(id, step, token))
    return {
      ...registrationOf(id),
      decision: (as) => decideFile(id, command, as, body),
    }
  }

const companyOf = (id: string): File => ({
  table: 'companies',
  id,
  claim: (token) => post(`${legal}/companies/${id}/claim`, {}, { token }),
})
const ofCompany =
  (part: number, command: string, body: object = {}, before: string[] = []): Prepared =>
  async (token) => {
    const { id } = await aSentCompany()
    const path = `${legal}/${(await partsOf(id, token)).at(part)}`
    for (const step of before) ok(await post(`${path}/${step}`, {}, { token }))
    return {
      ...companyOf(id),
      decision: (as) => post(`${path}/${command}`, body, { token: as }),
    }
  }

const ofHolder =
  (command: string, body: object = {}, before: string[] = []): Prepared =>
  async (token) => {
    const company = await aCompanyWithCredit()
    const { id, userId } = await aNamedHolder(company)
    if (command.startsWith('contract')) ok(await uploadContract(company, userId))
    for (const step of before) ok(await decideHolder(token, id, step))
    return {
      ...{ table: 'card_holders', id },
      claim: (as) => decideHolder(as, id, 'claim'),
      decision: (as) => decideHolder(as, id, command, body),
    }
  }

/** Who signs for a company, as the bank sets it itself. */
const ofRule =
  (command: string, wanted: (phones: { optional: string }) => object): Prepared =>
  async () => {
    const { id, optional } = await aSentCompany()
    return {
      ...companyOf(id),
      decision: (as) =>
        post(
          `${legal}/companies/${id}/${command}`,
          { ...wanted({ optional: optional.phone }), reason },
          { token: as }
        ),
    }
  }
/** As its CEO asks for, with nobody but the bank to confirm it. */
const ofRuleChange =
  (verdict: string): Prepared =>
  async () => {
    const { id, token, members } = await aSigningCompany({
      levels: ['MANDATORY', 'OPTIONAL'],
      ceoLevel: 'MANDATORY',
    })
    const signatories = [{ phone: members[0].phone, signatoryStatus: 'OPTIONAL' }]
    const { changeId } = ok(
      await put('/api/legal/company/approbations', { signatories }, { token })
    ).body
    return {
      ...companyOf(id),
      decision: (as) =>
        post(`${legal}/rule-changes/${changeId}/${verdict}`, { reason }, { token: as }),
    }
  }
const ofDelegation =
  (verdict: string): Prepared =>
  async () => {
    const {
      id,
      ceo: absent,
      members,
    } = await aSigningCompany({
      levels: ['NOT_ALLOWED'],
      ceoLevel: 'MANDATORY',
    })
    const [delegation] = ok(await propose(absent, members[0])).body.items
    return {
      ...companyOf(id),
      decision: (as) =>
        post(`${legal}/delegations/${delegation.id}/${verdict}`, undefined, { token: as }),
    }
  }
/** The identity is that of all plans of a person: the file of another plan is in hand. */
const ofIdentity =
  (command: string, body: object = {}, before: string[] = []): Prepared =>
  async (token) => {
    const { registrationId, userId, token: own } = await aRegisteredShop()
    ok(await post(`/api/user/${digital}/select-business-plan`, {}, { token: own }))
    const other = await db
      .from('registrations')
      .where({ user_id: userId })
      .whereNot('id', registrationId)
      .firstOrFail()
    for (const step of before) ok(await decideFile(registrationId, step, token))
    return {
      ...registrationOf(other.id),
      decision: (as) => decideFile(registrationId, command, as, body),
    }
  }

const [company, ceo, member] = [0, 1, 2]
const desks: [desk: ShippedRole, decider: ShippedRole, decisions: Record<string, Prepared>][] = [
  [
    'kyc',
    'kyc',
    {
      'identity/approve': ofShop('identity/approve'),
      'shop/reject': ofShop('shop/reject', { rejectionReason }),
      'docs/approve': ofShop('docs/approve'),
      'identity/reopen': ofShop('identity/reopen', { reason }, ['identity/approve']),
      'docs/reopen': ofShop('docs/reopen', { reason }, ['docs/approve']),
      'identity/approve of another plan': ofIdentity('identity/approve'),
      'identity/reopen of another plan': ofIdentity('identity/reopen', { reason }, [
        'identity/approve',
      ]),
    },
  ],
  [
    'kyc',
    'credit',
    {
      score: ofShop('score', { accepted: false, reason }, [], true),
      visit: ofShop('visit', {}, [], true),
    },
  ],
  [
    'legal',
    'legal',
    {
      'company/verify': ofCompany(company, 'verify'),
      'company/reject': ofCompany(company, 'reject', { rejectionReason }),
      'company/reopen': ofCompany(company, 'reopen', { reason }, ['verify']),
      'ceo/verify': ofCompany(ceo, 'verify'),
      'appointment/verify': ofCompany(-1, 'verify'),
      'member/verify': ofCompany(member, 'verify'),
      'member/reject': ofCompany(member, 'reject', { rejectionReason }),
      'member/reopen': ofCompany(member, 'reopen', { reason }, ['verify']),
      'minimum-signature': ofRule('minimum-signature', () => ({ minimumNumberOfOptional: 1 })),
      'signatory-status': ofRule('signatory-status', ({ optional: phone }) => ({
        phone,
        signatoryStatus: 'MANDATORY',
      })),
      'rule-change/confirm': ofRuleChange('confirm'),
      'rule-change/refuse': ofRuleChange('refuse'),
      'delegation/confirm': ofDelegation('confirm'),
      'delegation/refuse': ofDelegation('refuse'),
      'holder/verify': ofHolder('verify'),
      'holder/reject': ofHolder('reject', { rejectionReason }),
      'holder/reopen': ofHolder('reopen', { reason }, ['verify']),
      'holder/contract/verify': ofHolder('contract/verify'),
      'holder/contract/reject': ofHolder('contract/reject', { rejectionReason }),
      'holder/contract/reopen': ofHolder('contract/reopen', { reason }, ['contract/verify']),
    },
  ],
]

test.group('A claim on a file', (group) => {
  group.setup(() => cleanDatabase())

  for (const [desk, decider, decisions] of desks) {
    test(`of the desk ${desk} binds what ${decider} decides; one that has run out does not`, async ({
      assert,
    }) => {
      const [holder, other] = [await anOfficer(desk), await anOfficer(decider)]
      for (const [name, prepare] of Object.entries(decisions)) {
        const { table, id, claim, decision } = await prepare(holder.token)
        ok(await claim(holder.token))
        const row = () => db.from(table).where({ id }).firstOrFail()
        const before = await row()
        const { status, body } = await decision(other.token)
        assert.equal(status, 409, `${name}: ${JSON.stringify(body)}`)
        assert.match(
          body.message,
          new RegExp(`^این پرونده را ${holder.name} تا ساعت [۰-۹:]+ در دست بررسی دارد`),
          name
        )
        assert.equal(body.claimedBy, holder.name)
        assert.deepEqual(await row(), before, `${name} changed nothing`)
        const past = clock.systemNow().minus({ seconds: 1 }).toJSDate()
        await db.from(table).where({ id }).update({ claimed_until: past })
        const late = await decision(other.token)
        assert.oneOf(late.status, [200, 204], `${name}: ${JSON.stringify(late.body)}`)
      }
    })
  }
})
