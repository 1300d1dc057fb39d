import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Kavenegar } from '#app/people/notifications/adapters/kavenegar'
import { SandboxSms } from '#app/people/notifications/adapters/sandbox_sms'
import { SmsIr } from '#app/people/notifications/adapters/sms_ir'
import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { Sms } from '#app/people/notifications/sms'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { queue, settle } from '#app/platform/jobs/main'
import { freshPhone } from '#factories/fresh'
import { anSmsProvider } from '#tests/support/sms_provider'

const aMessage = () => ({
  key: newId(),
  phone: freshPhone(),
  template: 'login-code' as const,
  params: { code: '48213' },
})
const lineOf = (key: string) =>
  db.from('sms_messages').where({ idempotency_key: key }).firstOrFail()
const received = (phone: string) => db.from('sandbox_sms').where({ phone })

test.group('Sending messages', () => {
  test('a job that runs twice sends once', async ({ assert }) => {
    const message = aMessage()
    const jobs = await queue()
    await transaction(async (trx) => {
      await jobs.enqueue(sendSms, message, trx)
      await jobs.enqueue(sendSms, message, trx)
    })
    await settle()
    await sendSms.run(message)
    assert.lengthOf(await received(message.phone), 1)
    const { text } = await lineOf(message.key)
    assert.include(text, 'کد ورود شما: •••••')
    assert.notMatch(text, /48213|۴۸۲۱۳/)
  })

  test('what a provider took is not handed to it again under the same key', async ({
    assert,
    cleanup,
  }) => {
    const provider = await anSmsProvider(200, { return: { status: 200 } })
    cleanup(provider.close)
    const message = aMessage()
    const sms = new Sms([new Kavenegar('key', provider.url)])
    assert.isTrue(await sms.send(message))
    assert.isTrue(await sms.send(message))
    assert.lengthOf(provider.calls, 1)
  })

  test('a message whose transaction rolls back is not sent', async ({ assert }) => {
    const message = aMessage()
    const jobs = await queue()
    await assert.rejects(() =>
      transaction(async (trx) => {
        await jobs.enqueue(sendSms, message, trx)
        throw new Error('rolled back')
      })
    )
    await settle()
    assert.isEmpty(await received(message.phone))
  })

  test('the line that is kept of a message does not hold its code', async ({ assert }) => {
    const message = aMessage()
    const sms = await app.container.make(Sms)
    assert.isTrue(await sms.send(message))
    const line = await lineOf(message.key)
    assert.equal(line.status, 'SENT')
    assert.equal(line.provider, 'sandbox')
    assert.notInclude(JSON.stringify(line), message.params.code)
  })

  test('when the first provider refuses, the second takes the message', async ({
    assert,
    cleanup,
  }) => {
    const first = await anSmsProvider(418, { return: { status: 418 } })
    const second = await anSmsProvider(200, { status: 1, data: { messageId: 1 } })
    cleanup(first.close)
    cleanup(second.close)
    const message = aMessage()
    const sms = new Sms([
      new Kavenegar('key', first.url),
      new SmsIr('key', { 'login-code': 1 }, second.url),
    ])
    assert.isTrue(await sms.send(message))
    assert.lengthOf(first.calls, 1)
    assert.lengthOf(second.calls, 1)
    assert.equal((await lineOf(message.key)).provider, 'smsir')
  })

  test('a provider that cannot be reached, or says no, is followed by the next', async ({
    assert,
    cleanup,
  }) => {
    const gone = await anSmsProvider(200, {})
    await gone.close()
    const refusing = await anSmsProvider(422, '<html>')
    cleanup(refusing.close)
    const message = aMessage()
    const sms = new Sms([new Kavenegar('key', gone.url), new Kavenegar('key', refusing.url)])
    assert.isFalse(await sms.send(message))
    const line = await lineOf(message.key)
    assert.equal(line.status, 'FAILED')
    assert.include(line.failure, 'ECONNREFUSED')
    assert.include(line.failure, '422')
    assert.notInclude(line.failure, message.params.code)
  })

  test('a message that no provider took is sent by the next attempt, under the same key', async ({
    assert,
    cleanup,
  }) => {
    const refusing = await anSmsProvider(418, { return: { status: 418 } })
    cleanup(refusing.close)
    const message = aMessage()
    assert.isFalse(await new Sms([new Kavenegar('key', refusing.url)]).send(message))
    const sandbox = new Sms([new SandboxSms('localhost')])
    assert.isTrue(await sandbox.send(message))
    assert.isTrue(await sandbox.send(message))
    assert.lengthOf(await received(message.phone), 1)
    assert.equal((await lineOf(message.key)).status, 'SENT')
  })
})
