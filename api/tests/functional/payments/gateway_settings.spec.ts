import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { gatewaySecrets } from '#app/money/payments/gateways'
import { aShop, fmcg, type Shop } from '#factories/shop'
import { cashOf } from '#tests/support/credit'
import { statusOf } from '#tests/support/doubt'
import {
  askForGateway,
  bankAt,
  byTwo,
  decideGateway,
  gatewayId,
  gatewaysAnew,
  offered,
} from '#tests/support/gateways'
import { call, get, post } from '#tests/support/http'
import { changeOf, changesOf } from '#tests/support/change_requests'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { submit } from '#tests/support/payments'
import { heldUp } from '#tests/support/races'
import { aStatefulBank } from '#tests/support/stateful_banks'

const said = {
  unsupported: 'این درگاه هنوز به سامانه وصل نیست و تا آن زمان نمی‌توان آن را فعال کرد.',
  withoutContract: 'مشخصات قرارداد این درگاه ثبت نشده است. نخست آن را ثبت کنید.',
  byEnvironment:
    'مشخصات این درگاه از محیط سرور خوانده می‌شود و بر هر چه اینجا ثبت شود مقدم است. برای تغییر، آن را در محیط سرور عوض کنید.',
  own: 'درخواست خود را نمی‌توانید تأیید کنید. نفر دیگری باید تصمیم بگیرد.',
  stale: 'پس از این درخواست، این درگاه تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  asked: 'برای این درگاه درخواست دیگری از همین نوع در انتظار تأیید است.',
  off: 'این درگاه خاموش است. نخست آن را فعال کنید.',
  below: 'این درگاه مبلغ کمتر از ۱٬۰۰۰٬۰۰۰ ریال نمی‌پذیرد. درگاه دیگری را انتخاب کنید.',
  above:
    'این درگاه مبلغ بیش از ۲٬۰۰۰٬۰۰۰ ریال نمی‌پذیرد. درگاه دیگری را انتخاب کنید یا مبلغ را کم کنید.',
}
const contract = { kind: 'CREDENTIALS', credentials: { terminalId: '21345678' } }
const activate = { kind: 'ACTIVATE' }

test.group('Gateways as staff configure them', (group) => {
  let people: { asker: string; second: string }
  let shop: Shop
  let super2: string
  group.setup(async () => {
    const [asker, second] = await Promise.all([staffToken('finance'), staffToken('approver')])
    people = { asker, second }
    super2 = await staffToken('finance')
    shop = await aShop()
  })
  group.each.setup(async () => {
    await gatewaysAnew()
    return gatewaysAnew
  })

  const pay = (indicator: string, amount = 1_500_000) =>
    post('/api/payment/create-payment', { plan: fmcg, amount, indicator }, { token: shop.token })
  const command = (id: string, what: string, body: object = {}, token = people.asker) =>
    post(`/api/admin/gateways/${id}/${what}`, body, { token })
  const row = async (id: string) =>
    (await get(`/api/admin/gateways/${id}`, { token: people.asker })).body

  test('a bank whose contract two people have brought, and which two have activated, is offered and used', async ({
    assert,
    cleanup,
  }) => {
    const bank = await aStatefulBank('SAMAN')
    const atFirst = bankAt('SAMAN', bank.baseUrl)
    cleanup(async () => {
      atFirst()
      await bank.stop()
    })
    const id = await gatewayId('SAMAN')
    assert.containSubset(await askForGateway(people.asker, id, activate), {
      status: 422,
      body: { message: said.withoutContract },
    })
    await byTwo(people, id, contract)
    assert.deepEqual(await offered(shop.token), ['BANKTEST*'], 'a contract alone offers nothing')
    const asked = await askForGateway(people.asker, id, activate)
    assert.equal((await decideGateway(people.asker, asked.body.id)).status, 422)
    const again = await askForGateway(people.asker, id, activate)
    assert.containSubset(again, { status: 409, body: { message: said.asked } })
    assert.equal((await decideGateway(people.second, asked.body.id)).status, 200)
    assert.deepEqual(await offered(shop.token), ['BANKTEST*', 'SAMAN'])
    assert.containSubset(await row(id), {
      active: true,
      source: 'BACKOFFICE',
      facts: { terminalId: '21345678' },
    })

    // Under way when the contract is replaced and the gateway switched off: it ends with what it began with.
    const opened = await pay('SAMAN')
    const other = await aStatefulBank('SAMAN')
    const atLast = bankAt('SAMAN', other.baseUrl)
    cleanup(async () => {
      atLast()
      await other.stop()
    })
    await byTwo(people, id, { kind: 'CREDENTIALS', credentials: { terminalId: '99' } })
    const before = await cashOf(shop)
    assert.equal((await command(id, 'switch-off', { reason: 'کندی بانک' })).status, 200)
    assert.deepEqual(await offered(shop.token), ['BANKTEST*'])
    assert.equal((await pay('SAMAN')).status, 422)
    const { fields } = bank.pay(opened.body.gatewayRedirectItem)
    await submit({ action: '/api/payment/callback/SAMAN', fields })
    assert.equal(await statusOf(opened.body.paymentId), 'COMPLETED')
    assert.equal(await cashOf(shop), before + 1_500_000)
    assert.deepEqual([bank.times('verify'), other.times('verify')], [1, 0])
    assert.containSubset(await row(id), { lastVerdict: 'PAID', failuresLastHour: 0 })
  })

  test('secrets are kept sealed and stand nowhere else', async ({ assert }) => {
    const id = await gatewayId('MELLAT')
    const password = 'p4ss-of-the-contract'
    const credentials = { terminalId: '42', userName: 'kasbeno', password }
    const asked = await askForGateway(people.asker, id, { kind: 'CREDENTIALS', credentials })
    const { after } = await changeOf(people.asker, asked.body.id)
    assert.deepInclude(after, { terminalId: '42', renewed: ['password'] })
    await decideGateway(people.second, asked.body.id)
    const { credentials_id: credentialsId } = await db.from('gateways').where({ id }).firstOrFail()
    const kept = await db.from('gateway_credentials').where({ id: credentialsId }).firstOrFail()
    assert.deepEqual(gatewaySecrets.open(kept.sealed), credentials)
    const request = await db.from('change_requests').where({ id: asked.body.id }).firstOrFail()
    assert.isNull(request.secret)
    const told = (await get(`/api/admin/gateways/${id}/history`, { token: people.asker })).body
    assert.containSubset(told.entries[0].facts, [{ label: 'رمزهای تازه', after: ['گذرواژه'] }])
    const lines = await db.from('audit_lines').whereIn('subject_id', [id, asked.body.id])
    assert.isNotEmpty(lines)
    const token = people.asker
    const answers = [
      asked.body,
      await row(id),
      (await get(`/api/admin/change-requests/${asked.body.id}`, { token })).body,
      told,
      lines,
      { ...kept, sealed: '' },
    ]
    assert.notInclude(JSON.stringify(answers), password)
  })

  test('what is no contract is refused by field, and is not said again: {0}')
    .with([
      ['nothing', 'MELLAT', undefined, ['terminalId', 'userName', 'password']],
      ['a blank', 'SAMAN', { terminalId: ' ' }, ['terminalId']],
      ['an address', 'SAMAN', { terminalId: 'https://evil.example' }, ['terminalId']],
      ['a base URL', 'SAMAN', { terminalId: '1', baseUrl: 'https://evil.example' }, ['unknown']],
      [
        'a line break',
        'MELLAT',
        { terminalId: '1', userName: 'a\nb', password: 'x' },
        ['userName'],
      ],
      [
        'no key',
        'IRANKISH',
        { terminalId: '1', acceptorId: '2', passPhrase: 'xyz', publicKey: 'evil' },
        ['passPhrase', 'publicKey'],
      ],
    ] as const)
    .run(async ({ assert }, [, indicator, credentials, fields]) => {
      const id = await gatewayId(indicator)
      const { status, body } = await askForGateway(people.asker, id, {
        kind: 'CREDENTIALS',
        credentials,
      })
      assert.equal(status, 422)
      assert.sameMembers(
        body.errors.map(({ field }: { field: string }) => field),
        fields.map((field) => `credentials.${field}`)
      )
      assert.notInclude(JSON.stringify(body), 'evil')
    })

  test('one without an adapter is never activated, and one of the environment keeps its contract', async ({
    assert,
  }) => {
    const shayan = await gatewayId('SHAYANTEJARAT')
    for (const wanted of [activate, { kind: 'CREDENTIALS', credentials: { terminalId: '1' } }]) {
      const { status, body } = await askForGateway(people.asker, shayan, wanted)
      assert.deepEqual([status, body.message], [422, said.unsupported])
    }
    const refused = await command(shayan, 'make-default')
    assert.deepEqual([refused.status, refused.body.message], [422, said.off])
    assert.containSubset(await row(shayan), { active: false, isSupported: false, source: 'NONE' })
    // However it came to be on.
    await db.from('gateways').where({ id: shayan }).update({ switched_on: true, is_default: true })
    assert.deepEqual(await offered(shop.token), ['BANKTEST*'])
    assert.equal((await pay('SHAYANTEJARAT')).status, 422)
    assert.containSubset(await row(await gatewayId('BANKTEST')), { source: 'ENVIRONMENT' })
  })

  test('the default is first, the others follow in the order of staff, and none is default of many at once', async ({
    assert,
  }) => {
    const [offline, test] = [await gatewayId('OFFLINE'), await gatewayId('BANKTEST')]
    await byTwo(people, offline, activate)
    assert.deepEqual(await offered(shop.token), ['BANKTEST*', 'OFFLINE'])
    const rivals = await heldUp({ table: 'gateways', id: test }, () => [
      command(offline, 'make-default'),
      command(test, 'make-default', {}, super2),
      command(offline, 'make-default', {}, super2),
    ])
    assert.include(
      rivals.map(({ status }) => status),
      200
    )
    assert.lengthOf(await db.from('gateways').where({ is_default: true }), 1)
    await command(offline, 'make-default')
    assert.deepEqual(await offered(shop.token), ['OFFLINE*', 'BANKTEST'])
    assert.containSubset(await row(offline), { isDefault: true })

    // Off, while somebody makes it the default: never both.
    const [defaulted, off] = await heldUp({ table: 'gateways', id: offline }, () => [
      command(test, 'make-default'),
      command(test, 'switch-off', { reason: 'آزمایش' }, super2),
    ])
    assert.equal(off.status, 200)
    assert.include([200, 422], defaulted.status)
    assert.isFalse((await db.from('gateways').where({ id: test }).firstOrFail()).is_default)
    const left = await offered(shop.token)
    assert.include([['OFFLINE*'], ['OFFLINE']].map(String), String(left))
    await command(offline, 'switch-off', { reason: 'آزمایش' })
    assert.deepEqual(await offered(shop.token), [])
  })

  test('a payment beyond the limits is refused in words, one at them is taken', async ({
    assert,
  }) => {
    const id = await gatewayId('BANKTEST')
    const limits = { position: 5, minAmount: 1_000_000, maxAmount: 2_000_000 }
    const put = (body: object) =>
      call('PUT', `/api/admin/gateways/${id}`, { token: people.asker, body })
    assert.containSubset(await put(limits), { status: 200, body: limits })
    const [offer] = (await get('/api/payment/gateways-list', { token: shop.token })).body
    assert.deepInclude(offer, { minAmount: 1_000_000, maxAmount: 2_000_000 })
    for (const [amount, status, message] of [
      [999_999, 422, said.below],
      [1_000_000, 200, undefined],
      [2_000_000, 200, undefined],
      [2_000_001, 422, said.above],
    ] as const) {
      const answer = await pay('BANKTEST', amount)
      assert.deepEqual([answer.status, answer.body.errors?.[0].message], [status, message])
    }
    for (const wrong of [
      { position: 0 },
      { position: 1, minAmount: -1 },
      { position: 1, minAmount: 5, maxAmount: 4 },
      { position: '1' },
    ]) {
      assert.equal((await put(wrong)).status, 422, JSON.stringify(wrong))
    }
    assert.containSubset(await row(id), limits)
  })

  test('what was asked for ends when the gateway has changed, and with the asker’s right', async ({
    assert,
  }) => {
    const id = await gatewayId('SAMAN')
    await byTwo(people, id, contract)
    const asked = await askForGateway(people.asker, id, activate)
    await byTwo(people, id, { kind: 'CREDENTIALS', credentials: { terminalId: '77' } })
    assert.containSubset(await decideGateway(people.second, asked.body.id), {
      status: 409,
      body: { message: said.stale },
    })
    assert.equal((await decideGateway(people.asker, asked.body.id, 'withdraw')).status, 200)
    const leaver = await aSignedInStaff('finance')
    const last = await askForGateway(leaver.token, id, activate)
    await db.from('staff_users').where({ id: leaver.id }).update({ active: false })
    assert.equal((await decideGateway(people.second, last.body.id)).status, 409)
    assert.deepEqual(await offered(shop.token), ['BANKTEST*'])
  })

  test('nobody else configures a gateway, and whoever has both rights is still one person', async ({
    assert,
  }) => {
    const id = await gatewayId('OFFLINE')
    const own = await askForGateway(people.asker, id, activate)
    for (const role of ['support', 'credit', 'auditor', 'approver'] as const) {
      const token = await staffToken(role)
      assert.equal((await askForGateway(token, id, activate)).status, 403, role)
      assert.equal((await command(id, 'switch-off', { reason: 'x' }, token)).status, 403, role)
    }
    assert.equal((await command(id, 'make-default', {}, shop.token)).status, 403)
    assert.equal((await decideGateway(super2, own.body.id)).status, 200)
    const boss = await staffToken('super')
    await command(id, 'switch-off', { reason: 'آزمایش' })
    const asked = await askForGateway(boss, id, activate)
    const { status, body } = await decideGateway(boss, asked.body.id)
    assert.deepEqual([status, body.message], [422, said.own])
    const { body: waiting } = await changesOf('gateway-requests', people.second, {
      status: 'PENDING',
      subjectId: id,
    })
    assert.lengthOf(waiting, 1)
    const unknown = '00000000-0000-4000-8000-000000000000'
    assert.equal((await askForGateway(boss, unknown, activate)).status, 404)
    assert.equal((await decideGateway(boss, unknown)).status, 404)
  })
})
