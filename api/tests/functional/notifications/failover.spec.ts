import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { register } from 'prom-client'
import type { SmsStatus } from '#contracts/messages'
import AskDeliveries from '#app/people/notifications/actions/ask_deliveries'
import { Kavenegar } from '#app/people/notifications/adapters/kavenegar'
import { SmsIr } from '#app/people/notifications/adapters/sms_ir'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { Sms, type Message } from '#app/people/notifications/sms'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { freshPhone } from '#factories/fresh'
import { asOwner } from '#factories/as_owner'
import { anSmsProvider } from '#tests/support/sms_provider'

const lineOf = (key: string) =>
  db.from('sms_messages').where({ idempotency_key: key }).firstOrFail()

const aMessage = (template: TemplateName, phone = freshPhone()): Message => ({
  key: newId(),
  phone,
  template,
  params: template === 'login-code' ? { code: '48213' } : { step: 'هویت' },
})

const took = {
  kavenegar: { return: { status: 200 }, entries: [{ messageid: 87, status: 5 }] },
  smsir: { status: 1, data: { messageId: 91 } },
}

/** Kavenegar, which answers as it is told, before an SMS.ir that takes everything. */
const twoProviders = async (httpStatus: number, answer: unknown) => {
  const first = await anSmsProvider(httpStatus, answer)
  const second = await anSmsProvider(200, took.smsir)
  const templates = { 'login-code': 1, 'step-reopened': 2 }
  const sms = new Sms([new Kavenegar('key', first.url), new SmsIr('key', templates, second.url)])
  const close = async () => {
    await Promise.all([first.close(), second.close()])
  }
  return { first, second, sms, close }
}

/** What is left of other tests would make a provider look ill. */
const forgetUnknown = async () => {
  await asOwner((trx) => trx.from('sms_messages').whereNotNull('unknown_at').delete())
}

/** An answer of the first provider, and who has the message then. */
const answers = [
  {
    of: 'took it',
    http: 200,
    answer: took.kavenegar,
    calls: [1, 0],
    status: 'SENT',
    is: 'kavenegar',
  },
  {
    of: 'no credit',
    http: 418,
    answer: { return: { status: 418 } },
    calls: [1, 1],
    status: 'SENT',
    is: 'smsir',
  },
  {
    of: 'refused under HTTP 200',
    http: 200,
    answer: { return: { status: 424 } },
    calls: [1, 1],
    status: 'SENT',
    is: 'smsir',
  },
  {
    of: 'refused without a word',
    http: 403,
    answer: '<html>',
    calls: [1, 1],
    status: 'SENT',
    is: 'smsir',
  },
  {
    of: 'broken',
    http: 500,
    answer: { return: { status: 500 } },
    calls: [1, 0],
    status: 'UNKNOWN',
    is: 'kavenegar',
  },
  {
    of: 'a broken gateway',
    http: 502,
    answer: '<html>',
    calls: [1, 0],
    status: 'UNKNOWN',
    is: 'kavenegar',
  },
  { of: 'nonsense', http: 200, answer: 'done', calls: [1, 0], status: 'UNKNOWN', is: 'kavenegar' },
] as const

/** What /metrics says of messages, and of a provider. */
const valueOf = async (line: string) => {
  const text = await register.metrics()
  const [, value] =
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ') ?? []
  return Number(value ?? 0)
}
const counted = (status: SmsStatus) => valueOf(`sms_messages_total{status="${status}"}`)
const failuresOf = (provider: string) =>
  valueOf(`sms_provider_failures_total{provider="${provider}"}`)

test.group('Which provider sends', (group) => {
  group.each.setup(forgetUnknown)
  group.teardown(forgetUnknown)

  test('a code after «{of}»')
    .with([...answers])
    .run(async ({ assert, cleanup }, { http, answer, calls, status, is }) => {
      const { first, second, sms, close } = await twoProviders(http, answer)
      cleanup(close)
      const message = aMessage('login-code')
      const [ended, failed] = [await counted(status), await failuresOf('kavenegar')]
      assert.isTrue(await sms.send(message))
      assert.isTrue(await sms.send(message))
      assert.equal((await counted(status)) - ended, 1)
      const isFailure = status === 'UNKNOWN' || is !== 'kavenegar'
      assert.equal((await failuresOf('kavenegar')) - failed, Number(isFailure))
      assert.deepEqual([first.calls.length, second.calls.length], [...calls])
      const line = await lineOf(message.key)
      assert.deepInclude(line, { status, provider: is })
      assert.equal(line.unknown_at !== null, status === 'UNKNOWN')
    })

  test('whoever asks again after an unknown answer gets the new code from the other one', async ({
    assert,
    cleanup,
  }) => {
    const { first, second, sms, close } = await twoProviders(500, {})
    cleanup(close)
    const phone = freshPhone()
    await sms.send(aMessage('login-code', phone))
    await sms.send(aMessage('login-code', phone))
    assert.deepEqual([first.calls.length, second.calls.length], [1, 1])
    await sms.send(aMessage('login-code'))
    assert.lengthOf(first.calls, 2, 'somebody else is not kept from the first')
  })

  test('one that leaves three phones without an answer is no longer asked first', async ({
    assert,
    cleanup,
  }) => {
    const { first, second, sms, close } = await twoProviders(500, {})
    cleanup(close)
    for (let i = 0; i < 4; i++) await sms.send(aMessage('login-code'))
    assert.deepEqual([first.calls.length, second.calls.length], [3, 1])
    await db
      .from('sms_messages')
      .whereNotNull('unknown_at')
      .update({
        unknown_at: clock.systemNow().minus({ minutes: 11 }).toJSDate(),
      })
    await sms.send(aMessage('login-code'))
    assert.lengthOf(first.calls, 4, 'after ten minutes it gets another chance')
  })

  test('a notice that may be lost is tried again, at the other one', async ({
    assert,
    cleanup,
  }) => {
    const { second, sms, close } = await twoProviders(502, '<html>')
    cleanup(close)
    const message = aMessage('step-reopened')
    assert.isFalse(await sms.send(message))
    assert.isEmpty(second.calls)
    assert.isTrue(await sms.send(message))
    assert.lengthOf(second.calls, 1)
    assert.deepInclude(await lineOf(message.key), { status: 'SENT', provider: 'smsir' })
  })
})

/** A line that its provider took some time ago, and whose delivery is due to be asked for. */
const aSentLine = async (provider: string, messageId: string, hoursAgo = 0) => {
  const id = newId()
  const at = clock.systemNow().minus({ hours: hoursAgo, minutes: 2 }).toJSDate()
  await db.table('sms_messages').insert({
    id,
    phone: freshPhone(),
    template: 'login-code',
    idempotency_key: id,
    status: 'SENT',
    provider,
    provider_message_id: messageId,
    created_at: at,
    sent_at: at,
    delivery_due_at: at,
  })
  return id
}

const kavenegarStates = [
  { status: 10, delivery: 'DELIVERED', isDone: true },
  { status: 11, delivery: 'NOT_DELIVERED', isDone: true },
  { status: 14, delivery: 'NOT_DELIVERED', isDone: true },
  { status: 5, delivery: 'ON_ITS_WAY', isDone: false },
  { status: 100, delivery: null, isDone: false },
]
const smsIrStates = [
  { status: 1, delivery: 'DELIVERED', isDone: true },
  { status: 7, delivery: 'NOT_DELIVERED', isDone: true },
  { status: 5, delivery: 'ON_ITS_WAY', isDone: false },
  { status: 8, delivery: null, isDone: false },
]

test.group('What became of messages', (group) => {
  group.each.setup(async () => {
    await db.from('sms_messages').update({ delivery_due_at: null })
  })

  test('Kavenegar is asked for many at once', async ({ assert, cleanup }) => {
    const ids = await Promise.all(
      kavenegarStates.map((_, i) => aSentLine('kavenegar', String(500 + i)))
    )
    const provider = await anSmsProvider(200, {
      return: { status: 200 },
      entries: kavenegarStates.map(({ status }, i) => ({ messageid: 500 + i, status })),
    })
    cleanup(provider.close)
    const ask = new AskDeliveries(new Sms([new Kavenegar('the-key', provider.url)]))
    await ask.execute()
    await ask.execute()

    assert.lengthOf(provider.calls, 1, 'what is on its way is asked for later')
    assert.equal(provider.calls[0].path, '/v1/the-key/sms/status.json')
    const asked = new URLSearchParams(provider.calls[0].body).get('messageid')!
    assert.sameMembers(asked.split(','), ['500', '501', '502', '503', '504'])
    for (const [i, { status, delivery, isDone }] of kavenegarStates.entries()) {
      const line = await db.from('sms_messages').where({ id: ids[i] }).firstOrFail()
      assert.equal(line.delivery, delivery)
      assert.equal(line.delivery_code, delivery && String(status))
      assert.equal(line.delivery_due_at === null, isDone)
      assert.equal(line.delivered_at !== null, delivery === 'DELIVERED')
    }
  })

  test('SMS.ir says of state {status}: {delivery}')
    .with(smsIrStates)
    .run(async ({ assert, cleanup }, { status, delivery, isDone }) => {
      const id = await aSentLine('smsir', '89545112')
      const provider = await anSmsProvider(200, {
        status: 1,
        data: { messageId: 89545112, messageText: 'کد ورود شما: ۴۸۲۱۳', deliveryState: status },
      })
      cleanup(provider.close)
      await new AskDeliveries(new Sms([new SmsIr('the-key', {}, provider.url)])).execute()
      const [call] = provider.calls
      assert.deepEqual([call.method, call.path], ['GET', '/v1/send/89545112'])
      assert.equal(call.headers['x-api-key'], 'the-key')
      const line = await db.from('sms_messages').where({ id }).firstOrFail()
      assert.equal(line.delivery, delivery)
      assert.equal(line.delivery_due_at === null, isDone)
      assert.notInclude(JSON.stringify(line), '۴۸۲۱۳')
    })

  test('a provider that is silent loses nothing; one that forgot is not asked for ever', async ({
    assert,
    cleanup,
  }) => {
    const [fresh, old] = [await aSentLine('kavenegar', '1'), await aSentLine('kavenegar', '2', 48)]
    const provider = await anSmsProvider(503, '<html>')
    cleanup(provider.close)
    await new AskDeliveries(new Sms([new Kavenegar('key', provider.url)])).execute()
    assert.lengthOf(provider.calls, 1)
    const rows = await db.from('sms_messages').whereIn('id', [fresh, old]).orderBy('sent_at')
    assert.deepEqual(
      rows.map(({ delivery, delivery_due_at: due }) => [delivery, due === null]),
      [
        ['NEVER_TOLD', true],
        [null, false],
      ]
    )
  })
})
