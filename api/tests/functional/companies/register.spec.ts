import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { companyRules } from '#contracts/companies'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { freshCompanyId } from '#factories/fresh'
import { guildOf } from '#factories/place'
import { aCompany, registerCompany } from '#tests/support/companies'
import { signIn } from '#tests/support/identity'

const company = '/api/legal/company'

test.group('Registering a company', (group) => {
  group.setup(() => cleanDatabase())

  test('makes the caller its CEO and speaks for it from then on', async ({ assert }) => {
    const person = await signIn()
    const companyUniqueId = freshCompanyId()
    const { status, body } = await registerCompany(person.token, { companyUniqueId })
    assert.equal(status, 201)
    const { companyUniqueSerial, bearerToken } = body
    const shown = await get(company, { token: bearerToken })
    assert.containsSubset(shown.body, {
      companyUniqueSerial,
      companyUniqueId,
      companyName: 'پخش نمونه',
      phone: person.phone,
      companyStatus: 'START',
    })
    const phases = await get(`${company}/phases`, { token: bearerToken })
    assert.containsSubset(phases.body, {
      companyKycStep: 'AUTHENTICATION',
      nextStep: 'company',
      rejectionReasons: {},
      paymentMethodType: 'OTP',
    })
    const assigned = await get(`${company}/assigned`, { token: bearerToken })
    assert.deepEqual(assigned.body.items, [
      {
        companyName: 'پخش نمونه',
        companyUniqueSerial,
        companyStatus: 'START',
        ceoStatus: 'START',
        boardMemberStatus: 'START',
        appointmentStatus: 'START',
        isCeo: true,
        legalWalletResponse: { credit: 0, remainCredit: 0 },
      },
    ])
    const [line] = await db.from('audit_lines').where({ subject_id: companyUniqueSerial })
    assert.equal(line.command, 'companies.register')
  })

  test('gives its CEO, and nobody else, a session of their own for the dashboard', async ({
    assert,
  }) => {
    const { id, token, personToken } = await aCompany()
    const ask = (bearer: string) => post('/api/user/ceo-token', {}, { token: bearer })
    const { status, body } = await ask(token)
    assert.equal(status, 200)
    const shown = await get(company, { token: body.bearerToken })
    assert.equal(shown.body.companyUniqueSerial, id)

    assert.equal((await ask(personToken)).status, 422)
    await db.from('company_members').where({ company_id: id }).update({ role: 'BOARD_MEMBER' })
    assert.equal((await ask(body.bearerToken)).status, 422)
    await db.from('company_members').where({ company_id: id }).update({ role: 'CEO' })
  })

  test('refuses {0} at its field')
    .with([
      ['companyUniqueId', { companyUniqueId: '10380284791' }],
      ['companyUniqueId', { companyUniqueId: '1038028479' }],
      ['companyUniqueId', { companyUniqueId: 10380284790 }],
      ['name', { name: '' }],
      ['name', { name: 'ن'.repeat(51) }],
      ['guildId', { guildId: 0 }],
      ['guildId', { guildId: 2_147_483_647 }],
    ] as [string, object][])
    .run(async ({ assert }, [field, given]) => {
      const { token } = await signIn()
      const { status, body } = await registerCompany(token, given)
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map((error: { field: string }) => error.field),
        [field]
      )
      assert.deepEqual((await get(`${company}/assigned`, { token })).body.items, [])
    })

  test('refuses a guild of another plan', async ({ assert }) => {
    const { token } = await signIn()
    const guildId = await guildOf('kasbeno-fmcg-real')
    const { status, body } = await registerCompany(token, { guildId })
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'guildId')
  })

  test('blocks nobody by a claim; its own is told which it is', async ({ assert }) => {
    const companyUniqueId = freshCompanyId()
    const people = await Promise.all([1, 2, 3].map(() => signIn()))
    const answers = await Promise.all(
      people.map(({ token }) => registerCompany(token, { companyUniqueId }))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201]
    )
    const [{ body }] = answers
    const { token } = await signIn(people[0].phone)
    const again = await registerCompany(token, { companyUniqueId })
    assert.equal(again.status, 409)
    assert.match(again.body.message, /شما این شرکت/)
    assert.equal(again.body.companyUniqueSerial, body.companyUniqueSerial)
  })

  test('stops at five unfinished ones of a person, also when they come at once', async ({
    assert,
  }) => {
    const { token } = await signIn()
    let session = token
    for (let made = 1; made < companyRules.unfinishedMax; made++) {
      session = (await registerCompany(session)).body.bearerToken
    }
    const answers = await Promise.all([1, 2, 3].map(() => registerCompany(session)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    const { body } = await get(`${company}/assigned`, { token: session })
    assert.lengthOf(body.items, companyRules.unfinishedMax)
  })
})

test.group('The context of a company', (group) => {
  group.setup(() => cleanDatabase())

  const refused = (path: string, token: string) => get(`${company}${path}`, { token })

  test('is what a token needs to see a company; a person’s is told so', async ({ assert }) => {
    const { personToken } = await aCompany()
    for (const path of ['', '/phases']) {
      const { status, body } = await refused(path, personToken)
      assert.equal(status, 422)
      assert.match(body.message, /نشست شرکت/)
    }
  })

  test('is switched to and back, and nothing crosses it', async ({ assert }) => {
    const mine = await aCompany()
    const { body } = await post(
      '/api/user/switch',
      { plan: 'LEGAL', companyUniqueSerial: mine.id },
      { token: mine.personToken }
    )
    const shown = await get(company, { token: body.bearerToken })
    assert.equal(shown.body.companyUniqueSerial, mine.id)
    const wallet = await get('/api/wallet/kasbeno-fmcg-real/self', { token: body.bearerToken })
    assert.equal(wallet.status, 422)
    const own = await get('/api/wallet/kasbeno-fmcg-legal/self', { token: mine.personToken })
    assert.equal(own.status, 404)
  })

  test('is given to no outsider: {0}')
    .with([
      ['another company', async () => (await aCompany()).id],
      ['an id that is none', async () => '0190b0a0-0000-7000-8000-000000000000'],
      ['no uuid', async () => "' or 1=1"],
      ['none at all', async () => undefined],
    ] as [string, () => Promise<string | undefined>][])
    .run(async ({ assert }, [, idOf]) => {
      const { personToken } = await aCompany()
      const companyUniqueSerial = await idOf()
      const { status, body } = await post(
        '/api/user/switch',
        { plan: 'LEGAL', companyUniqueSerial },
        { token: personToken }
      )
      assert.equal(status, 422)
      assert.match(body.message, /عضو نیستید/)
    })

  test('ends with the membership, from the next request on', async ({ assert }) => {
    const mine = await aCompany()
    const { userId, token: personToken } = await signIn()
    await db.table('company_members').insert({
      id: db.raw('gen_random_uuid()'),
      company_id: mine.id,
      user_id: userId,
      role: 'BOARD_MEMBER',
      level: 'OPTIONAL',
      created_at: new Date(),
      updated_at: new Date(),
    })
    const switched = await post(
      '/api/user/switch',
      { plan: 'LEGAL', companyUniqueSerial: mine.id },
      { token: personToken }
    )
    const token = switched.body.bearerToken
    assert.equal((await get(company, { token })).status, 200)
    const { body } = await get(`${company}/assigned`, { token })
    assert.isFalse(body.items[0].isCeo)
    await db
      .from('company_members')
      .where({ company_id: mine.id, user_id: userId })
      .update({ removed_at: new Date() })
    assert.equal((await get(company, { token })).status, 401)
    assert.equal((await get('/api/user', { token })).status, 401)
  })
})
