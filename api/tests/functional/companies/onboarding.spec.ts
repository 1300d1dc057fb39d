import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import {
  aBoardMember,
  aCompany,
  informationOf,
  inOtherSpelling,
  memberOf,
  paperForm,
  sendCeo,
  sendInformation,
  sendOfficialPaper,
  type TestCompany,
} from '#tests/support/companies'
import { freshPhone } from '#factories/fresh'
import { anImage } from '#factories/papers'
import { signIn } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const company = '/api/legal/company'
const phasesOf = async ({ token }: TestCompany) =>
  ok(await get(`${company}/phases`, { token })).body
const boardOf = async ({ token }: TestCompany) =>
  ok(await get(`${company}/board-member`, { token })).body

test.group('A company’s onboarding', (group) => {
  group.setup(() => cleanDatabase())

  test('goes from its information to its board, each step sent once', async ({ assert }) => {
    const mine = await aCompany()
    const { token } = mine
    ok(await sendInformation(mine))
    assert.containsSubset(await phasesOf(mine), { companyStatus: 'START', nextStep: 'company' })
    ok(await sendOfficialPaper(mine))
    assert.containsSubset(await phasesOf(mine), { companyStatus: 'PENDING', nextStep: 'ceo' })
    ok(await sendCeo(mine))
    assert.containsSubset(await phasesOf(mine), { ceoStatus: 'PENDING', nextStep: 'board' })
    const ours = memberOf({ signatoryStatus: 'MANDATORY' })
    const phone = ours.get('phone')!
    const theirs = inOtherSpelling(ours, 'phoneNumber')
    const sent = await post(`${company}/board-member?${theirs}`, await paperForm(), { token })
    const { birthDate, roleInCompany } = Object.fromEntries(ours)
    assert.containsSubset(ok(sent).body, { phone, birthDate, roleInCompany })
    ok(await post(`${company}/board-member/status`, undefined, { token }))
    assert.containsSubset(await phasesOf(mine), {
      boardMemberStatus: 'PENDING',
      nextStep: 'appointment',
      companyKycStep: 'BRANCH_SELECTION',
    })
    const closed = [
      await sendInformation(mine),
      await sendOfficialPaper(mine),
      await sendCeo(mine),
      await post(`${company}/board-member?${memberOf()}`, await paperForm(), { token }),
      await put(`${company}/board-member/${phone}?${memberOf()}`, await paperForm(), { token }),
      await call('DELETE', `${company}/board-member/${phone}`, { token }),
      await put(`${company}/minimum-signature`, { minimumNumberOfOptional: 0 }, { token }),
      await post(`${company}/board-member/status`, undefined, { token }),
    ]
    for (const { status, body } of closed) {
      assert.equal(status, 422)
      assert.match(body.message, /در دست بررسی/)
    }
  })

  test('takes the paper first as well, and after a refusal both before it is sent again', async ({
    assert,
  }) => {
    const mine = await aCompany()
    ok(await sendOfficialPaper(mine))
    ok(await sendInformation(mine))
    assert.equal((await phasesOf(mine)).companyStatus, 'PENDING')
    await db
      .from('companies')
      .where('id', mine.id)
      .update({ company_status: 'REJECTED', company_rejection: 'مهر شرکت خوانا نیست' })
    assert.containsSubset(await phasesOf(mine), {
      companyStatus: 'REJECTED',
      companyKycStep: 'REJECTED',
      rejectionReasons: { company: 'مهر شرکت خوانا نیست' },
    })
    ok(await sendOfficialPaper(mine))
    assert.equal((await phasesOf(mine)).companyStatus, 'REJECTED')
    ok(await sendInformation(mine))
    assert.containsSubset(await phasesOf(mine), { companyStatus: 'PENDING', rejectionReasons: {} })
    const papers = await db.from('company_papers').where({ company_id: mine.id })
    assert.deepEqual(papers.map(({ current }) => current).sort(), [false, true])
  })

  test('refuses {0} of the information at its field')
    .with([
      ['name', { name: 'ن'.repeat(51) }],
      ['guildId', { guildId: 999_999 }],
      ['provinceId', { provinceId: 999_999 }],
      ['cityId', { cityId: 999_999 }],
      ['postalCode', { postalCode: '123' }],
      ['address', { address: '' }],
      ['address', { address: 'ن'.repeat(256) }],
    ] as [string, object][])
    .run(async ({ assert }, [field, given]) => {
      const mine = await aCompany()
      const { status, body } = await sendInformation(mine, given)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    })

  test('refuses papers by what they are: {0}')
    .with([
      ['none', async () => null, 'required'],
      ['a text', async () => Buffer.from('a paper'), 'imageType'],
      ['too many bytes', async () => Buffer.alloc(7_340_033, 1), 'imageSize'],
      ['a broken picture', async () => (await anImage()).subarray(0, 400), 'imageBroken'],
    ] as [string, () => Promise<Buffer | null>, string][])
    .run(async ({ assert }, [, paperOf, rule]) => {
      const mine = await aCompany()
      const form = await paperForm({ officialPaper: await paperOf() })
      const { status, body } = await post(`${company}/official-paper`, form, mine)
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field: 'officialPaper', rule }])
    })
})

test.group('Board members', (group) => {
  group.setup(() => cleanDatabase())

  test('are added, changed and removed by the CEO, who is none of them', async ({ assert }) => {
    const mine = await aCompany()
    const { token } = mine
    const added = await aBoardMember(mine, { roleInCompany: 'رئیس هیئت‌مدیره' })
    assert.containsSubset(await boardOf(mine), {
      items: [
        { phone: added.phone, roleInCompany: 'رئیس هیئت‌مدیره', legalUserKycStatus: 'START' },
      ],
      minimumNumberOfSignatory: 0,
    })
    const query = memberOf({ signatoryStatus: 'MANDATORY', firstName: 'سارا' })
    const changed = ok(
      await put(`${company}/board-member/${added.phone}?${query}`, new FormData(), { token })
    )
    assert.containsSubset(changed.body, { firstName: 'سارا', signatoryStatus: 'MANDATORY' })
    assert.equal(
      (await call('DELETE', `${company}/board-member/${added.phone}`, { token })).status,
      204
    )
    assert.deepEqual((await boardOf(mine)).items, [])
    assert.equal((await get(`${company}/board-member/${added.phone}`, { token })).status, 404)
    assert.equal((await get(`${company}/board-member/${mine.ceo.phone}`, { token })).status, 404)
    // Softly: the person may come back, and what they did stays theirs.
    await aBoardMember(mine, { phone: added.phone })
    assert.lengthOf((await boardOf(mine)).items, 1)
  })

  test('cannot be {0}')
    .with([
      ['the CEO’s phone', 'phone', async ({ ceo }: TestCompany) => ({ phone: ceo.phone })],
      ['no phone', 'phone', async () => ({ phone: '12' })],
      ['no one we know the office of', 'roleInCompany', async () => ({ roleInCompany: '' })],
      ['of another level', 'signatoryStatus', async () => ({ signatoryStatus: 'SOMETIMES' })],
      ['a child', 'birthDate', async () => ({ birthDate: '2020-01-01' })],
      ['unborn', 'birthDate', async () => ({ birthDate: '2999-01-01' })],
      ['of a wrong national code', 'nationalCode', async () => ({ nationalCode: '1234567890' })],
      [
        'in twice',
        'phone',
        async (mine: TestCompany) => ({ phone: (await aBoardMember(mine)).phone }),
      ],
      [
        'one with another’s national code',
        'nationalCode',
        async (mine: TestCompany) => ({ nationalCode: (await aBoardMember(mine)).nationalCode }),
      ],
    ] as [string, string, (mine: TestCompany) => Promise<Record<string, string>>][])
    .run(async ({ assert }, [, field, givenOf]) => {
      const mine = await aCompany()
      const query = memberOf(await givenOf(mine))
      const before = (await boardOf(mine)).items.length
      const { status, body } = await post(
        `${company}/board-member?${query}`,
        await paperForm(),
        mine
      )
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.lengthOf((await boardOf(mine)).items, before)
    })

  test('cannot be who has the CEO’s national code', async ({ assert }) => {
    const mine = await aCompany()
    const { nationalCode } = await sendCeo(mine)
      .then(ok)
      .then(() => get(`${company}/ceo`, mine))
      .then(({ body }) => body)
    const query = memberOf({ nationalCode })
    const { status, body } = await post(`${company}/board-member?${query}`, await paperForm(), mine)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'nationalCode')
  })

  test('need a rule that can be met: {0}')
    .with([
      ['nobody', [], 0, 422],
      ['one who may not sign', ['NOT_ALLOWED'], 0, 422],
      ['an optional one of whom none is needed', ['OPTIONAL'], 0, 422],
      ['an optional one who is needed', ['OPTIONAL'], 1, 200],
      ['a mandatory one', ['MANDATORY'], 0, 200],
    ] as [string, string[], number, number][])
    .run(async ({ assert }, [, levels, minimum, expected]) => {
      const mine = await aCompany()
      const { token } = mine
      for (const signatoryStatus of levels) await aBoardMember(mine, { signatoryStatus })
      if (minimum > 0) {
        const given = { minimumNumberOfOptional: minimum }
        ok(await put(`${company}/minimum-signature`, given, { token }))
      }
      const { status } = await post(`${company}/board-member/status`, undefined, { token })
      assert.equal(status, expected)
      assert.equal((await phasesOf(mine)).boardMemberStatus, expected === 200 ? 'PENDING' : 'START')
    })

  test('are needed in a number that is neither negative nor above the optional ones: {0}')
    .with([-1, 2, 0.5, '1', null] as unknown[])
    .run(async ({ assert }, minimumNumberOfOptional) => {
      const mine = await aCompany()
      await aBoardMember(mine, { signatoryStatus: 'OPTIONAL' })
      const { status, body } = await put(
        `${company}/minimum-signature`,
        { minimumNumberOfOptional },
        mine
      )
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'minimumNumberOfOptional')
      assert.equal((await boardOf(mine)).minimumNumberOfSignatory, 0)
    })

  test('see the board and change nothing; who is no member sees nothing', async ({ assert }) => {
    const mine = await aCompany()
    const member = await aBoardMember(mine)
    const { token: personToken } = await signIn(member.phone)
    const { body } = ok(
      await post(
        '/api/user/switch',
        { plan: 'LEGAL', companyUniqueSerial: mine.id },
        { token: personToken }
      )
    )
    const token = body.bearerToken
    assert.equal((await get(`${company}/board-member`, { token })).status, 200)
    const refused = [
      await put(`${company}/legal-company`, await informationOf(), { token }),
      await post(`${company}/official-paper`, await paperForm(), { token }),
      await post(`${company}/ceo?${memberOf()}`, await paperForm(), { token }),
      await get(`${company}/ceo`, { token }),
      await get(`${company}/board-member/${member.phone}`, { token }),
      await post(`${company}/board-member?${memberOf()}`, await paperForm(), { token }),
      await put(`${company}/board-member/${member.phone}?${memberOf()}`, await paperForm(), {
        token,
      }),
      await call('DELETE', `${company}/board-member/${member.phone}`, { token }),
      await put(`${company}/minimum-signature`, { minimumNumberOfOptional: 0 }, { token }),
      await post(`${company}/board-member/status`, undefined, { token }),
    ]
    for (const answer of refused) {
      assert.equal(answer.status, 422)
      assert.match(answer.body.message, /مدیرعامل/)
    }
    const others = await aCompany()
    const path = `${company}/board-member/${member.phone}`
    assert.equal((await get(path, others)).status, 404)
    assert.equal((await call('DELETE', path, { token: others.token })).status, 404)
    const query = memberOf()
    assert.equal((await put(`${path}?${query}`, await paperForm(), others)).status, 404)
    assert.lengthOf((await boardOf(mine)).items, 1)
  })

  test('are added once, of two calls at once', async ({ assert }) => {
    const mine = await aCompany()
    const phone = freshPhone()
    const forms = await Promise.all([paperForm(), paperForm()])
    const answers = await Promise.all(
      forms.map((form) => post(`${company}/board-member?${memberOf({ phone })}`, form, mine))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 422]
    )
    assert.lengthOf((await boardOf(mine)).items, 1)
  })
})
