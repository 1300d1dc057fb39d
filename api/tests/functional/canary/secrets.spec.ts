import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toAsciiDigits } from '#contracts/digits'
import { dumpOfDatabase, foundIn, timesAlone, type Place } from '#tests/support/canary'
import { aHolder, type Holder } from '#factories/card'
import { aDevice } from '#factories/device'
import { aStaffUser } from '#factories/staff'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { cvv2Of, wrong } from '#tests/support/cards'
import { cleanDatabase } from '#tests/support/database'
import { aFakeBank } from '#tests/support/fake_bank'
import { post } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { aServer, asInProduction } from '#tests/support/server'
import { anSmsProvider } from '#tests/support/sms_provider'
import { unzipped } from '#tests/support/unzip'
import { aCompanyActs } from './secrets_of_companies.js'
import {
  aChainSells,
  aSignerEnrols,
  contractsOfOthers,
  signatureAnswers,
} from './secrets_of_others.js'

/** Passes Luhn, so that it looks like what it stands for. */
const cardNumber = '6037991234567893'
const plan = 'kasbeno-fmcg-real'
const random = (name: string) => `${name}-${randomBytes(12).toString('hex')}`
const lists = [
  ...['payments', 'users', 'staff', 'sms', 'audit', 'partner-clients', 'orders'],
  ...['cards', 'parcels', 'addresses', 'print-batches'],
  ...['merchants', 'devices', 'card-payments', 'gateways', 'change-requests'],
  ...['sms-providers', 'signature-enrollments'],
  ...['companies', 'card-holders', 'rule-changes'],
]

/** The product as in production, with a provider of messages and a bank of its own. */
const aProduction = async () => {
  const provider = await anSmsProvider(200, { return: { status: 200 } })
  const bank = await aFakeBank(({ path }) => {
    if (path === '/onlinepg/onlinepg') return { status: 1, token: random('saman') }
    const verified = { ResultCode: 0, TransactionDetail: { OrginalAmount: 5_000_000 } }
    return signatureAnswers(path) ?? verified
  })
  const keys = { sms: random('kavenegar'), signing: random('signing') }
  const asInTests = await asInProduction()
  const server = await aServer({
    NODE_ENV: 'production',
    APP_URL: 'https://kasbeno.example',
    TLS: 'true',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'trace',
    SMS_PROVIDERS: 'kavenegar',
    KAVENEGAR_API_KEY: keys.sms,
    SIGNATURE_PROVIDER_URL: bank.baseUrl,
    SIGNATURE_CLIENT_ID: 'kasbeno',
    SIGNATURE_SECRET: keys.signing,
    KAVENEGAR_BASE_URL: provider.url,
    CARD_ISSUER: 'sandbox',
    // Reads the numbers of cards that the test has made.
    APP_KEY: process.env.APP_KEY!,
    CODE_PEPPER: process.env.CODE_PEPPER!,
    SAMAN_TERMINAL_ID: '1357',
    SAMAN_BASE_URL: bank.baseUrl,
  })
  const refusals: string[] = []
  const ask = async (method: string, path: string, token?: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status >= 400) refusals.push(bytes.toString())
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, bytes, body: isJson ? JSON.parse(bytes.toString()) : null }
  }
  const stop = async () => {
    await server.stop()
    await Promise.all([provider.close(), bank.stop(), asInTests()])
  }
  return { server, provider, bank, keys, refusals, ask, stop }
}
type Production = Awaited<ReturnType<typeof aProduction>>

/** A person signs in and charges the wallet; the bank tells the whole card number where it must not. */
const aCustomerPays = async ({ ask, provider, bank }: Production) => {
  const phone = freshPhone()
  await ask('POST', '/api/user/otp-start', undefined, { phone, pin: cardNumber })
  const code = new URLSearchParams(provider.calls.at(-1)!.body).get('token')!
  await ask('POST', '/api/user/otp-verify', undefined, { phone, otpSecret: cardNumber })
  const verified = await ask('POST', '/api/user/otp-verify', undefined, { phone, otpSecret: code })
  const { bearerToken, refreshToken } = verified.body
  const renewed = await ask('POST', '/api/user/refresh-token', undefined, { refreshToken })
  const token: string = renewed.body.bearerToken
  await ask('POST', `/api/user/${plan}/select-business-plan`, token, {})
  const charge = { plan, amount: 5_000_000, indicator: 'SAMAN' }
  const opened = await ask('POST', '/api/payment/create-payment', token, charge)
  const { ResNum } = bank.requests.find(({ json }) => json.ResNum)!.json
  const card = { SecurePan: cardNumber, CardNumber: cardNumber, Cvv2: '0987', Pin: cardNumber }
  const callback = { State: 'OK', RefNum: random('receipt'), ResNum: String(ResNum), ...card }
  const returned = await ask('POST', '/api/payment/callback/SAMAN', undefined, callback)
  const tokens = [bearerToken, refreshToken, token, renewed.body.refreshToken]
  return { code, tokens, paymentId: opened.body.paymentId, status: returned.status }
}

/** An administrator makes a colleague, mistypes a password and sets up the second factor. */
const staffWork = async ({ ask }: Production) => {
  const { username, password } = await aStaffUser('super')
  const login = (name: string, secret: string, totp?: string) =>
    ask('POST', '/api/user/login', undefined, { username: name, password: secret, totp })
  const signedIn = await login(username, password)
  const token: string = signedIn.body.bearerToken
  const [first, next, wrong] = [random('first'), random('next'), random('wrong')]
  const colleague = `colleague-${randomBytes(6).toString('hex')}`
  const account = { username: colleague, fullName: 'همکار', role: 'kyc', password: first }
  const made = await ask('POST', '/api/admin/staff', token, account)
  await login(colleague, wrong, '864209')
  await login(random('nobody'), first)
  const own = (await login(colleague, first)).body.bearerToken
  await ask('PUT', '/api/admin/me/password', own, { currentPassword: wrong, newPassword: next })
  await ask('PUT', '/api/admin/me/password', own, { currentPassword: first, newPassword: next })
  const totp = await ask('POST', '/api/admin/me/totp', own, { password: next })
  await ask('POST', '/api/admin/me/totp/confirm', own, { totp: '000000' })
  await ask('GET', `/api/user?token=${wrong}`, wrong)
  const secrets = [first, next, wrong, token, own, totp.body.secret, signedIn.body.refreshToken]
  return { token, secrets, made: made.status }
}

/** Begins with 0, as no number of a log or a table does, but for the end of a card's number. */
const pins = ['0736', '0947', '0158']

/** A card whose CVV2 begins with 0 as well. */
const aDeliveredCard = async (): Promise<{ holder: Holder; cvv2: string }> => {
  for (;;) {
    const holder = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(holder)
    if (cvv2.startsWith('0')) return { holder, cvv2 }
  }
}

/** A holder looks at the CVV2, mistypes it, activates, changes and forgets the PIN, and blocks the card. */
const aHolderUsesTheCard = async ({ ask, provider }: Production) => {
  const { holder, cvv2 } = await aDeliveredCard()
  const { token } = holder
  const [first, second, third] = pins
  const card = (method: string, path: string, body?: object) =>
    ask(method, `/api/card/${path}`, token, body)
  const { cardNumber: number } = (await card('GET', 'self')).body
  const shown = await card('GET', 'self/cvv2')
  await card('POST', 'activate', { cvv2: wrong(cvv2), pin1: first, cardNumber: number })
  await card('POST', 'activate', { cvv2: Number(cvv2), pin1: first })
  await card('POST', `activate?pin=x`, { cvv2, pin1: first })
  await card('PUT', 'pin1-change', { pin1Old: third, pin1New: second })
  await card('PUT', 'pin1-change', { pin1Old: first, pin1New: second })
  const device = await aDevice()
  const charge = (reference: string, pin: unknown) => {
    const payment = { reference, cardNumber: number, pin, amount: 1_000_000 }
    return ask('POST', '/api/device/card-payment', device.token, payment)
  }
  await charge('first', Number(second))
  await charge('second', third)
  const paid = await charge('third', second)
  const asked = { cardNumber: number, pin: second }
  await ask('POST', '/api/device/card-balance', device.token, asked)
  await ask('POST', '/api/device/detect-card', device.token, { cardNumber: `${number}0` })
  await ask('GET', `/api/device/card-payment/third`, device.token)
  const chain = await aChainSells(ask, number, [second, third])
  const codeOf = async (purpose: string) => {
    await card('POST', 'otp-start', { purpose })
    return toAsciiDigits(new URLSearchParams(provider.calls.at(-1)!.body).get('token')!)
  }
  const otpSecret = await codeOf('FORGOT_PIN')
  await card('POST', 'pin1-forget', { otpSecret, pin1: third })
  await card('POST', 'self/cvv2', { otpSecret: await codeOf('CVV2') })
  const code = await codeOf('BLOCK')
  const blocked = await card('PUT', 'disable', { otpSecret: code })
  const next = await card('PUT', 'reissue', {})
  return {
    numbers: [number, next.body.cardNumber],
    spoken: [cvv2, ...pins],
    code,
    isBlocked: blocked.body?.status === 'BLOCKED' && shown.body?.cvv2 === cvv2,
    isPaid: paid.body?.status === 'PAID' && chain.isPaid,
    deviceTokens: [device.token, chain.token],
  }
}

const exportsOf = async ({ ask }: Production, token: string): Promise<Place[]> => {
  const places: Place[] = []
  for (const name of lists) {
    for (const format of ['csv', 'xlsx']) {
      const path = `/api/admin/${name}/export?format=${format}`
      const { status, bytes } = await ask('GET', path, token)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      const text = format === 'csv' ? bytes.toString() : unzipped(bytes)
      places.push({ name: `${name}.${format}`, text })
    }
  }
  return places
}

test.group('Secrets that went through the product', (group) => {
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
  })

  test('stand in no table, log line, export or error of a production', async ({
    assert,
    cleanup,
  }) => {
    const production = await aProduction()
    cleanup(() => production.stop())
    const before = await dumpOfDatabase()
    const { code, tokens, paymentId, status } = await aCustomerPays(production)
    assert.equal(status, 303)
    const held = await aHolderUsesTheCard(production)
    assert.isTrue(held.isBlocked)
    assert.isTrue(held.isPaid)
    const { token, secrets, made } = await staffWork(production)
    assert.equal(made, 201)
    const { owner_id: userId } = await db.from('payments').where({ id: paymentId }).firstOrFail()
    const customer = { userId, token: tokens[2]! }
    const signer = await aSignerEnrols(production.ask, production.server.url, customer)
    assert.isTrue(signer.isKept)
    const contracts = await contractsOfOthers(production.ask, token)
    assert.deepEqual(contracts.statuses, [201, 201])
    const company = await aCompanyActs(production.ask, () => production.provider.calls.at(-1)!.body)
    assert.deepEqual(company.statuses, [200, 200])
    const { keys } = production
    const ofOthers = [signer.face, ...contracts.secrets, keys.sms, keys.signing]

    const after = await dumpOfDatabase()
    const rest: Place[] = [
      ...(await exportsOf(production, token)),
      { name: 'the log', text: production.server.output() },
      { name: 'the errors', text: production.refusals.join('\n') },
    ]
    assert.isAbove(production.refusals.length, 4)
    const kept = [
      cardNumber,
      ...company.secrets,
      ...held.numbers,
      ...held.deviceTokens,
      ...tokens,
      ...secrets,
      ...ofOthers,
    ]
    for (const secret of kept) {
      assert.isString(secret)
      assert.deepEqual(foundIn(secret, [...after, ...rest]), [], secret)
    }
    // What is short comes up by chance too, as the id of a place that was there before.
    const early = new Map(before.map((place) => [place.name, place]))
    const placesOf = (short: string, expected = 0) =>
      [...after, ...rest].filter((place) => {
        const earlier = early.get(place.name)
        return timesAlone(short, place) > expected + (earlier ? timesAlone(short, earlier) : 0)
      })
    const names = (places: readonly Place[]) => places.map(({ name }) => name)
    for (const sent of [code, company.code, held.code]) {
      assert.deepEqual(names(placesOf(sent)), [], sent)
    }
    const told = rest.filter(({ name }) => name.startsWith('the '))
    for (const secret of company.private) assert.deepEqual(foundIn(secret, told), [], secret)
    for (const secret of [...held.spoken, ...company.spoken]) {
      // A card whose number ends like a PIN by chance says so once wherever it is listed.
      const endings = (await db.from('cards').where('last_four', secret)).length
      assert.deepEqual(names(placesOf(secret, endings)), [], secret)
    }

    // What was looked through held what it should hold.
    assert.include(production.server.output(), '"route":"/api/user/otp-verify"')
    const payments = after.find(({ name }) => name === 'public.payments')!
    assert.include(payments.text, paymentId)
    assert.lengthOf(await db.from('sandbox_sms').whereNot('phone', company.holderPhone), 0)
  })

  test('in demo mode a code stands in the simulated phone alone', async ({ assert }) => {
    const phone = freshPhone()
    const before = await dumpOfDatabase()
    await post('/api/user/otp-start', { phone })
    const code = await codeFor(phone)
    const early = new Map(before.map((place) => [place.name, timesAlone(code, place)]))
    const places = (await dumpOfDatabase())
      .filter((place) => timesAlone(code, place) > (early.get(place.name) ?? 0))
      .map(({ name }) => name)
    assert.deepEqual(places, ['public.sandbox_sms'])
  })
})
