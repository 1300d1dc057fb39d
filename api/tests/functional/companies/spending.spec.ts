import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, paysBy, type CompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { wrongCodeFor } from '#tests/support/identity'
import { textsTo } from '#tests/support/orders'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'
const million = 1_000_000
type Signed = { token: string }

/** What the CEO widens: the call, and what it would say and hold. */
interface Way {
  path: string
  wider: object
  other: object
  narrower: object
  held: () => Promise<unknown>
  before: unknown
  after: unknown
}
type Kind = 'METHOD' | 'CEILING'
const kinds: [Kind][] = [['METHOD'], ['CEILING']]

const levelsOfTwo = { levels: ['MANDATORY', 'OPTIONAL'], ceoLevel: 'MANDATORY' } as const

const aWorld = async (
  kind: Kind,
  levels: Parameters<typeof aCompanyWithCredit>[0] = levelsOfTwo
) => {
  const company = await aCompanyWithCredit({ amount: 100 * million, ...levels })
  const holder = await aCompanyHolder(company, { ceiling: 10 * million })
  const of = (table: string, id: string, column: string) => async () =>
    (await db.from(table).where({ id }).select(column).firstOrFail())[column]
  const ways: Record<Kind, Way> = {
    METHOD: {
      path: `${path}/payment-method`,
      wider: { paymentMethodType: 'POS' },
      other: { paymentMethodType: 'CPG' },
      narrower: { paymentMethodType: 'OTP' },
      held: of('companies', company.id, 'payment_method'),
      before: 'OTP',
      after: 'POS',
    },
    CEILING: {
      path: `${path}/card-holder/${holder.userId}/ceiling`,
      wider: { ceiling: 30 * million },
      other: { ceiling: 31 * million },
      narrower: { ceiling: 5 * million },
      held: of('card_holders', holder.holderId, 'ceiling'),
      before: 10 * million,
      after: 30 * million,
    },
  }
  return { company, holder, way: ways[kind] }
}

const codeOf = async (company: CompanyWithCredit, { path: at, wider }: Way) => {
  const started = ok(await post(`${at}/otp-start`, wider, company)).body
  return { ...started, otpSecret: await codeFor(company.ceo.phone, 'spending-code') }
}
const widen = async (company: CompanyWithCredit, way: Way) => {
  const { otpSecret } = await codeOf(company, way)
  return put(way.path, { ...way.wider, otpSecret }, company)
}
const proposed = async (company: CompanyWithCredit, way: Way): Promise<string> => {
  const { status, body } = await widen(company, way)
  if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.changeId
}
const decide = (by: Signed, id: string, verdict: 'confirm' | 'refuse', reason?: string) =>
  post(`${path}/approbations/changes/${id}/${verdict}`, reason ? { reason } : {}, by)

test.group('Wider spending without signatures', (group) => {
  group.setup(() => cleanDatabase())

  test('{0}: takes a code and another mandatory member, and is told to members and holder')
    .with(kinds)
    .run(async ({ assert }, [kind]) => {
      const { company, holder, way } = await aWorld(kind)
      const [mandatory, optional] = company.members
      const { largestLoss, otpSecret } = await codeOf(company, way)
      assert.equal(largestLoss, kind === 'METHOD' ? 10 * million : 30 * million)
      const answer = await put(way.path, { ...way.wider, otpSecret }, company)
      assert.equal(answer.status, 202)
      assert.deepEqual(await way.held(), way.before)
      assert.include(await textsTo(mandatory.phone), 'company-spending-waits')
      assert.notInclude(await textsTo(optional.phone), 'company-spending-waits')

      const { changeId } = answer.body
      const shown = async (who: Signed) =>
        ok(await get(`${path}/approbations`, who)).body.pendingChange
      assert.containsSubset(await shown(company), { mayConfirm: false, mayWithdraw: true })
      assert.containsSubset(await shown(optional), { mayConfirm: false, mayWithdraw: false })
      assert.containsSubset(await shown(mandatory), {
        changeId,
        mayConfirm: true,
        signatories: [],
        spending: { kind, largestLoss },
      })
      for (const outsider of [company, optional]) {
        assert.equal((await decide(outsider, changeId, 'confirm')).status, 422)
      }
      for (const stranger of [{ token: holder.token }, { token: mandatory.personToken }]) {
        assert.equal((await decide(stranger, changeId, 'confirm')).status, 422)
      }
      const rival = await aCompanyWithCredit(levelsOfTwo)
      assert.equal((await decide(rival.members[0], changeId, 'confirm')).status, 404)
      assert.deepEqual(await way.held(), way.before)

      ok(await decide(mandatory, changeId, 'confirm'))
      assert.deepEqual(await way.held(), way.after)
      assert.equal((await decide(mandatory, changeId, 'confirm')).status, 409)
      for (const { phone } of [company.ceo, mandatory, optional, holder]) {
        const told = (await textsTo(phone)).filter((text) => text === 'company-spending-changed')
        assert.lengthOf(told, 1)
      }
      const { body } = ok(await get(`${path}/approbations/refused/10/0`, optional))
      assert.containsSubset(body.items[0], { status: 'CONFIRMED', spending: { kind } })
    })

  test('{0}: narrower holds at once, without a code and without consent')
    .with(kinds)
    .run(async ({ assert }, [kind]) => {
      const { company, way } = await aWorld(kind)
      if (kind === 'METHOD') await paysBy(company)
      assert.equal((await put(way.path, way.narrower, company)).status, 200)
      assert.notDeepEqual(await way.held(), kind === 'METHOD' ? 'POS' : way.before)
      assert.lengthOf(await db.from('rule_changes').where('company_id', company.id), 0)
    })

  test('is told to no phone that only the CEO names, and in no words of theirs', async ({
    assert,
  }) => {
    const { company, holder, way } = await aWorld('CEILING')
    const name = 'حساب شما بسته شد '.repeat(14).trim()
    await db.from('card_holders').where({ id: holder.holderId }).update({ lastname: name })
    ok(await put(way.path, way.narrower, company))
    assert.include(await textsTo(holder.phone), 'company-spending-changed')
    const { text } = await db
      .from('sms_messages')
      .where({ phone: company.members[0].phone, template: 'company-spending-changed' })
      .firstOrFail()
    assert.notInclude(text, name.slice(0, 41))
    await db.from('card_holders').where({ id: holder.holderId }).update({ status: 'PENDING' })
    ok(await put(way.path, { ceiling: million }, company))
    const told = (template: string) => template === 'company-spending-changed'
    assert.lengthOf((await textsTo(holder.phone)).filter(told), 1)
    assert.lengthOf((await textsTo(company.members[0].phone)).filter(told), 2)
  })

  test('{0}: is changed sixty times a day by one company')
    .with(kinds)
    .run(async ({ assert }, [kind]) => {
      const { company, way } = await aWorld(kind)
      const quota = limiter.use('database', { requests: 60, duration: '1 day' })
      await quota.set(`company-spending:${company.id}`, 60, '1 day')
      const { status, body } = await put(way.path, way.narrower, company)
      assert.equal(status, 429)
      assert.include(body.message, 'فردا')
      assert.deepEqual(await way.held(), way.before)
    })

  test('{0}: a code agrees to its content alone')
    .with(kinds)
    .run(async ({ assert }, [kind]) => {
      const { company, way } = await aWorld(kind)
      const { status, body } = await put(way.path, way.wider, company)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'otpSecret')
      const { otpSecret } = await codeOf(company, way)
      assert.equal((await put(way.path, { ...way.other, otpSecret }, company)).status, 400)
      const wrong = await wrongCodeFor(company.ceo.phone)
      assert.equal((await put(way.path, { ...way.wider, otpSecret: wrong }, company)).status, 400)
      // A loss that has grown since it was read is another content.
      await aCompanyHolder(company, { ceiling: 20 * million })
      assert.equal((await put(way.path, { ...way.wider, otpSecret }, company)).status, 400)
      assert.deepEqual(await way.held(), way.before)
      assert.lengthOf(await db.from('rule_changes').where('company_id', company.id), 0)
    })

  test(
    'is consented to by a signatory where only the CEO must sign, and by nobody where nobody else signs'
  )
    .with([
      [['OPTIONAL'], 202],
      [['NOT_ALLOWED'], 200],
    ] as [('OPTIONAL' | 'NOT_ALLOWED')[], number][])
    .run(async ({ assert }, [levels, expected]) => {
      const { company, way } = await aWorld('CEILING', { levels, ceoLevel: 'MANDATORY' })
      const { body: told } = ok(await get(`${path}/payment-method`, company))
      assert.lengthOf(told.consenters, expected === 202 ? 1 : 0)
      const answer = await widen(company, way)
      assert.equal(answer.status, expected)
      if (expected === 202) ok(await decide(company.members[0], answer.body.changeId, 'confirm'))
      assert.deepEqual(await way.held(), way.after)
    })

  test('{0}: twenty at once with one code propose once')
    .with(kinds)
    .run(async ({ assert }, [kind]) => {
      const { company, way } = await aWorld(kind)
      const { otpSecret } = await codeOf(company, way)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => put(way.path, { ...way.wider, otpSecret }, company))
      )
      assert.lengthOf(
        answers.filter(({ status }) => status === 202),
        1
      )
      assert.lengthOf(await db.from('rule_changes').where('company_id', company.id), 1)
    })

  test('{0}: confirmed and taken back at once, one of the two counts')
    .with(kinds)
    .run(async ({ assert }, [kind]) => {
      const { company, way } = await aWorld(kind)
      const changeId = await proposed(company, way)
      const answers = await heldUp({ table: 'companies', id: company.id }, () => [
        decide(company.members[0], changeId, 'confirm'),
        decide(company, changeId, 'refuse'),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
      const { status } = await db.from('rule_changes').where('id', changeId).firstOrFail()
      assert.deepEqual(await way.held(), status === 'CONFIRMED' ? way.after : way.before)
    })

  test('is refused with a reason that its proposer is told, and stays in the history', async ({
    assert,
  }) => {
    const { company, way } = await aWorld('METHOD')
    const changeId = await proposed(company, way)
    ok(await decide(company.members[0], changeId, 'refuse', 'زود است'))
    assert.equal(await way.held(), 'OTP')
    assert.include(await textsTo(company.ceo.phone), 'company-spending-refused')
    const { body } = ok(await get(`${path}/approbations/refused/10/0`, company))
    assert.containsSubset(body.items[0], { status: 'REFUSED', reason: 'زود است' })
  })

  test('is taken back by its proposer, and whoever was asked hears that nothing changes', async ({
    assert,
  }) => {
    const { company, way } = await aWorld('METHOD')
    const [mandatory, optional] = company.members
    ok(await decide(company, await proposed(company, way), 'refuse'))
    assert.include(await textsTo(mandatory.phone), 'company-spending-dropped')
    for (const { phone } of [company.ceo, optional])
      assert.notInclude(await textsTo(phone), 'company-spending-dropped')
  })

  test('does not hold where more could be lost than was named', async ({ assert }) => {
    const { company, way } = await aWorld('METHOD')
    const changeId = await proposed(company, way)
    await aCompanyHolder(company, { ceiling: million })
    assert.equal((await decide(company.members[0], changeId, 'confirm')).status, 409)
    assert.equal(await way.held(), 'OTP')
  })

  test('lapses with the rule under which it was asked for: a member leaves', async ({ assert }) => {
    const { company, way } = await aWorld('CEILING')
    const [mandatory, optional] = company.members
    const changeId = await proposed(company, way)
    const left = await call('DELETE', `${path}/board-member/${optional.phone}`, company)
    assert.equal(left.status, 204)
    assert.equal((await decide(mandatory, changeId, 'confirm')).status, 409)
    assert.deepEqual(await way.held(), way.before)
  })

  test('does not hold once what it widens has changed, or its holder was removed', async ({
    assert,
  }) => {
    for (const change of ['lowered', 'removed'] as const) {
      const { company, holder, way } = await aWorld('CEILING')
      const changeId = await proposed(company, way)
      if (change === 'lowered') ok(await put(way.path, way.narrower, company))
      else await call('DELETE', `${path}/card-holder/${holder.userId}`, company)
      const held = await way.held()
      assert.equal((await decide(company.members[0], changeId, 'confirm')).status, 409, change)
      assert.deepEqual(await way.held(), held)
      // A removed holder takes it along, so that nothing waits for nobody.
      const { status } = await decide(company.members[0], changeId, 'refuse', 'دیگر لازم نیست')
      assert.equal(status, change === 'lowered' ? 200 : 409)
    }
  })

  test('waits alone: a second one is told to wait, and is sent no code', async ({ assert }) => {
    const { company, way } = await aWorld('CEILING')
    await proposed(company, way)
    const sent = await textsTo(company.ceo.phone)
    const { status, body } = await post(`${way.path}/otp-start`, way.other, company)
    assert.equal(status, 409)
    assert.include(body.message, 'منتظر')
    assert.deepEqual(await textsTo(company.ceo.phone), sent)
  })
})
