import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { SmsProvider } from '#contracts/messages'
import { inOrder, smsSetup } from '#app/people/notifications/setup'
import { smsSecrets } from '#app/people/notifications/providers'
import { Sms } from '#app/people/notifications/sms'
import { newId } from '#app/platform/values/ids'
import { call, get, post } from '#tests/support/http'
import { freshPhone } from '#factories/fresh'
import { asOwner } from '#factories/as_owner'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'
import { heldUp } from '#tests/support/races'

const said = {
  two: 'این متن کد می‌برد و تغییر آن دو نفر می‌خواهد: درخواست دهید.',
  one: 'این متن کد ندارد و برای تغییر آن یک نفر بس است.',
  staysOn: 'متنی که کد می‌برد خاموش نمی‌شود، وگرنه کسی وارد نمی‌شود یا پرداخت نمی‌کند.',
  own: 'درخواست خود را نمی‌توانید تأیید کنید. نفر دیگری باید تصمیم بگیرد.',
  stale: 'پس از این درخواست، این تنظیم تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  withoutKey: 'کلید این فرستنده ثبت نشده است. نخست آن را ثبت کنید.',
}
const reason = 'نامه روابط عمومی'
const shipped = { text: null, kavenegarName: null, smsIrId: null, active: true }
const greeting = 'کسب‌نو\nبا کد {code} وارد شوید. آن را به کسی نگویید.'

const anew = async () => {
  await asOwner((trx) => trx.from('change_requests').delete())
  await db.from('sms_templates').update({
    ...{ text: null, kavenegar_name: null, smsir_id: null },
    active: true,
  })
  await db
    .from('sms_providers')
    .update({ position: null, switched_on: null, sealed: null, key_since: null })
  await db.from('sms_setup').update({ version: db.raw('version + 1') })
}
const idOf = async (table: 'sms_templates' | 'sms_providers', name: string): Promise<string> =>
  (await db.from(table).where({ name }).select('id').firstOrFail()).id

/** What a new phone reads of a template. */
const messageOf = async (template: 'login-code' | 'step-reopened'): Promise<string | undefined> => {
  const phone = freshPhone()
  const params: Record<string, string> =
    template === 'login-code' ? { code: '48213' } : { step: 'هویت' }
  const sms = await app.container.make(Sms)
  await sms.send({ key: newId(), phone, template, params })
  return (await db.from('sandbox_sms').where({ phone }).first())?.text
}

test.group('Texts of messages', (group) => {
  let boss = ''
  let second = ''
  group.setup(async () => {
    ;[boss, second] = await Promise.all([staffToken('super'), staffToken('approver')])
  })
  group.each.setup(async () => {
    await anew()
    return anew
  })
  const put = (id: string, body: object, token = boss) =>
    call('PUT', `/api/admin/sms-templates/${id}`, { token, body })
  const ask = (id: string, body: object, token = boss) =>
    post(`/api/admin/sms-templates/${id}/requests`, { ...shipped, reason, ...body }, { token })
  const decide = (id: string, token = second, how = 'approve') =>
    post(`/api/admin/change-requests/${id}/${how}`, how === 'reject' ? { reason } : {}, { token })

  test('a notice is changed by one person, for the next message, and switched off and on', async ({
    assert,
  }) => {
    const id = await idOf('sms_templates', 'step-reopened')
    const before = await messageOf('step-reopened')
    assert.include(before, 'بررسی هویت شما')
    const own = {
      ...shipped,
      text: 'کسب‌نو\n{step} شما از نو بررسی می‌شود.',
      kavenegarName: 'again',
    }
    assert.containSubset(await put(id, own), { status: 200, body: { ownText: own.text } })
    assert.equal(await messageOf('step-reopened'), 'کسب‌نو\nهویت شما از نو بررسی می‌شود.')
    await put(id, { ...own, active: false })
    assert.isUndefined(await messageOf('step-reopened'))
    const [line] = await db.from('sms_messages').orderBy('created_at', 'desc').limit(1)
    assert.equal(line.status, 'WITHHELD')
    await put(id, shipped)
    assert.equal(await messageOf('step-reopened'), before)
    const history = await get(`/api/admin/sms-templates/${id}/history`, { token: boss })
    assert.lengthOf(history.body.entries, 3)
  })

  test('a text that carries a code takes two people, and the line of WebOTP stays ours', async ({
    assert,
  }) => {
    const id = await idOf('sms_templates', 'login-code')
    const alone = await put(id, { ...shipped, text: greeting })
    assert.deepEqual([alone.status, alone.body.message], [422, said.two])
    const asked = await ask(id, { text: greeting })
    assert.equal(asked.status, 201)
    const own = await decide(asked.body.id, boss)
    assert.deepEqual([own.status, own.body.message], [422, said.own])
    assert.include(await messageOf('login-code'), 'کد ورود شما')
    assert.equal((await decide(asked.body.id)).status, 200)
    const text = await messageOf('login-code')
    assert.equal(text, 'کسب‌نو\nبا کد ۴۸۲۱۳ وارد شوید. آن را به کسی نگویید.\n\n@localhost #48213')
    const off = await ask(id, { text: greeting, active: false })
    assert.deepEqual([off.status, off.body.message], [422, said.staysOn])
    const notice = await ask(await idOf('sms_templates', 'step-reopened'), { text: '{step}' })
    assert.deepEqual([notice.status, notice.body.message], [422, said.one])
  })

  test('a request is stale once the text has changed; of two at once one waits', async ({
    assert,
  }) => {
    const id = await idOf('sms_templates', 'login-code')
    const both = await heldUp({ table: 'sms_templates', id }, () => [
      ask(id, { text: greeting }),
      ask(id, { text: `${greeting} سپاس.` }),
    ])
    assert.sameMembers(
      both.map(({ status }) => status),
      [201, 409]
    )
    const { body } = both.find(({ status }) => status === 201)!
    await db.from('sms_templates').where({ id }).update({ kavenegar_name: 'other' })
    const stale = await decide(body.id)
    assert.deepEqual([stale.status, stale.body.message], [409, said.stale])
    assert.equal((await decide(body.id, second, 'reject')).status, 200)
  })

  test('«{$self}» is no text of a notice')
    .with([
      'بدون جای خالی',
      '{step} و {amount}',
      '{step} {',
      '{step} https://evil.example',
      '{step} www.evil.example',
      '{step} bank-kasbeno.ir',
      '{step}\n@evil.example #12345',
      `{step}${'آ'.repeat(500)}`,
    ])
    .run(async ({ assert }, text) => {
      const id = await idOf('sms_templates', 'step-reopened')
      const { status, body } = await put(id, { ...shipped, text })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'text')
      assert.isNull((await db.from('sms_templates').where({ id }).firstOrFail()).text)
    })

  test('every message is listed with what it says', async ({ assert }) => {
    const { body } = await list('sms-templates', second, { range: [0, 299] })
    assert.isAbove(body.length, 20)
    const login = body.find(({ name }: { name: string }) => name === 'login-code')
    assert.containSubset(login, { holdsCode: true, active: true, ownText: null })
    assert.include(login.text, '{code}')
  })
})

test.group('Providers of messages', (group) => {
  let boss = ''
  let second = ''
  group.setup(async () => {
    ;[boss, second] = await Promise.all([staffToken('super'), staffToken('approver')])
  })
  group.each.setup(async () => {
    await anew()
    return anew
  })
  const ask = (id: string, body: object, token = boss) =>
    post(`/api/admin/sms-providers/${id}/requests`, { reason, ...body }, { token })
  const decide = (id: string) =>
    post(`/api/admin/change-requests/${id}/approve`, {}, { token: second })
  const inUse = async () => (await smsSetup()).adapters.map(({ name }) => name)

  test('a key that two people have brought is kept sealed; the provider is tried in its turn', async ({
    assert,
  }) => {
    const id = await idOf('sms_providers', 'kavenegar')
    const early = await ask(id, { kind: 'SWITCH_ON' })
    assert.deepEqual([early.status, early.body.message], [422, said.withoutKey])
    const apiKey = 'k4venegar-key-0123456789'
    const asked = await ask(id, { kind: 'KEY', apiKey })
    assert.equal((await decide(asked.body.id)).status, 200)
    assert.deepEqual(await inUse(), ['sandbox'], 'a key alone sends nothing')
    const on = await ask(id, { kind: 'SWITCH_ON' })
    await decide(on.body.id)
    assert.deepEqual(await inUse(), ['kavenegar', 'sandbox'])
    const row = await db.from('sms_providers').where({ id }).firstOrFail()
    assert.deepEqual(smsSecrets.open(row.sealed), { apiKey })
    const token = boss
    const shown = [
      asked.body,
      (await list('sms-providers', boss)).body,
      (await get(`/api/admin/sms-providers/${id}/history`, { token })).body,
      await db.from('audit_lines').whereIn('subject_id', [id, asked.body.id]),
      await db.from('change_requests').where({ id: asked.body.id }),
    ]
    assert.notInclude(JSON.stringify(shown), apiKey)

    const sandbox = await idOf('sms_providers', 'sandbox')
    const move = (to: number) =>
      call('PUT', `/api/admin/sms-providers/${sandbox}`, { token, body: { position: to } })
    assert.equal((await move(1)).status, 200)
    assert.deepEqual(await inUse(), ['sandbox', 'kavenegar'])
    assert.equal((await move(0)).status, 422)
    const off = await post(`/api/admin/sms-providers/${id}/switch-off`, { reason }, { token })
    assert.equal(off.status, 200)
    assert.deepEqual(await inUse(), ['sandbox'])
  })

  test('what was changed beside the back-office is read once the cache is cleared, in all processes', async ({
    assert,
  }) => {
    const { version } = await db.from('sms_setup').firstOrFail()
    await inUse()
    await db.from('sms_providers').where({ name: 'sandbox' }).update({ switched_on: false })
    assert.deepEqual(await inUse(), ['sandbox'])
    const path = '/api/preference/clear-sms-gateway-cache'
    assert.equal((await call('DELETE', path, { token: second })).status, 403)
    assert.equal((await call('DELETE', path, { token: boss })).status, 200)
    assert.deepEqual(await inUse(), [])
    assert.isAbove((await db.from('sms_setup').firstOrFail()).version, version)
    const sms = await app.container.make(Sms)
    const key = newId()
    const login = {
      key,
      phone: freshPhone(),
      template: 'login-code',
      params: { code: '1' },
    } as const
    assert.isFalse(await sms.send(login))
  })

  test('hostile keys, and those who may not', async ({ assert }) => {
    const id = await idOf('sms_providers', 'smsir')
    for (const apiKey of [
      undefined,
      '',
      ' ',
      '../admin',
      'a b',
      'x\r\nHost: evil',
      'آ',
      'x'.repeat(201),
    ]) {
      assert.equal((await ask(id, { kind: 'KEY', apiKey })).status, 422, String(apiKey))
    }
    const sandbox = await ask(await idOf('sms_providers', 'sandbox'), { kind: 'KEY', apiKey: 'x' })
    assert.equal(sandbox.status, 422)
    for (const role of ['support', 'finance', 'auditor', 'approver'] as const) {
      const token = await staffToken(role)
      assert.equal((await ask(id, { kind: 'KEY', apiKey: 'x' }, token)).status, 403, role)
    }
    const unknown = '00000000-0000-4000-8000-000000000000'
    assert.equal((await ask(unknown, { kind: 'SWITCH_ON' })).status, 404)
  })

  test('the environment’s order holds where staff have said nothing', ({ assert }) => {
    const row = (name: SmsProvider, position: number | null, switchedOn: boolean | null) => ({
      ...{ name, position, switchedOn },
    })
    const order = (...rows: ReturnType<typeof row>[]) =>
      inOrder(rows, ['smsir', 'kavenegar']).map(({ name }) => name)
    const untouched = [row('kavenegar', null, null), row('smsir', null, null)] as const
    assert.deepEqual(order(...untouched, row('sandbox', null, null)), ['smsir', 'kavenegar'])
    assert.deepEqual(order(row('kavenegar', 1, null), untouched[1]), ['kavenegar', 'smsir'])
    assert.deepEqual(order(row('kavenegar', null, false), untouched[1]), ['smsir'])
  })
})
