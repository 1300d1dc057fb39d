import { test } from '@japa/runner'
import { Kavenegar } from '#app/people/notifications/adapters/kavenegar'
import { SmsIr } from '#app/people/notifications/adapters/sms_ir'
import { anSmsProvider } from '#tests/support/sms_provider'

const phone = '09121234567'

test.group('Kavenegar', () => {
  test('looks its template up with numbered tokens, and keeps the code out of the address', async ({
    assert,
    cleanup,
  }) => {
    const provider = await anSmsProvider(200, {
      return: { status: 200, message: 'تایید شد' },
      entries: [{ messageid: 8792343, status: 5, statustext: 'ارسال به مخابرات' }],
    })
    cleanup(provider.close)
    const params = { code: '48213', payment: '۱٬۲۰۰ هزار', distributor: 'پخش', number: '12' }
    await new Kavenegar('the-key', provider.url).sendTemplate(phone, 'payment-code', params)

    const [call] = provider.calls
    assert.equal(call.method, 'POST')
    assert.equal(call.path, '/v1/the-key/verify/lookup.json')
    assert.deepEqual(Object.fromEntries(new URLSearchParams(call.body)), {
      receptor: phone,
      template: 'payment-code',
      type: 'sms',
      token: '۴۸۲۱۳',
      token2: '۱٬۲۰۰\u00a0هزار',
      token3: 'پخش',
      token10: '۱۲',
      token20: '48213',
    })
  })

  test('a text without params gets a token all the same', async ({ assert, cleanup }) => {
    const provider = await anSmsProvider(200, { return: { status: 200 } })
    cleanup(provider.close)
    await new Kavenegar('key', provider.url).sendTemplate(phone, 'steps-approved', {})
    assert.equal(new URLSearchParams(provider.calls[0].body).get('token'), 'kasbeno')
  })

  test('a refusal is told by the status in the answer', async ({ assert, cleanup }) => {
    const provider = await anSmsProvider(418, {
      return: { status: 418, message: 'اعتبار کافی نیست' },
    })
    cleanup(provider.close)
    const sent = new Kavenegar('key', provider.url).sendTemplate(phone, 'login-code', {
      code: '48213',
    })
    await assert.rejects(() => sent, 'kavenegar refused the message: 418')
  })
})

test.group('SMS.ir', () => {
  test('sends named parameters under the number of its template', async ({ assert, cleanup }) => {
    const provider = await anSmsProvider(200, {
      status: 1,
      message: 'موفق',
      data: { messageId: 89545112, cost: 1 },
    })
    cleanup(provider.close)
    const adapter = new SmsIr('the-key', { 'login-code': 100001 }, provider.url)
    await adapter.sendTemplate(phone, 'login-code', { code: '48213' })

    const [call] = provider.calls
    assert.equal(call.method, 'POST')
    assert.equal(call.path, '/v1/send/verify')
    assert.equal(call.headers['x-api-key'], 'the-key')
    assert.deepEqual(JSON.parse(call.body), {
      mobile: phone,
      templateId: 100001,
      parameters: [
        { name: 'CODE', value: '۴۸۲۱۳' },
        { name: 'WEBCODE', value: '48213' },
      ],
    })
  })

  test('a refusal is told by the status in the answer', async ({ assert, cleanup }) => {
    const provider = await anSmsProvider(400, { status: 113, message: 'قالب نامعتبر است' })
    cleanup(provider.close)
    const adapter = new SmsIr('key', { 'login-code': 1 }, provider.url)
    await assert.rejects(
      () => adapter.sendTemplate(phone, 'login-code', { code: '48213' }),
      'smsir refused the message: 113'
    )
  })

  test('a template without a number is refused before anything is sent', async ({
    assert,
    cleanup,
  }) => {
    const provider = await anSmsProvider(200, { status: 1 })
    cleanup(provider.close)
    const adapter = new SmsIr('key', {}, provider.url)
    await assert.rejects(
      () => adapter.sendTemplate(phone, 'login-code', { code: '48213' }),
      'smsir refused the message: no template number for login-code'
    )
    assert.isEmpty(provider.calls)
  })
})
