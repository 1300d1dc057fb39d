import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { demoSupplierToken } from '#contracts/demo'
import { tokenHash } from '#app/people/identity/domain/secrets'
import type { TokenPair } from '#app/people/identity/sessions'
import { newId } from '#app/platform/values/ids'
import { makeDemoKey, makeSelfSigned } from '#app/platform/pdf/self_signed'
import { aStaffUser } from '#factories/staff'
import { freshPhone } from '#factories/fresh'
import { asOwner } from '#factories/as_owner'
import { aNumberToCall, aServer, asInProduction, production } from '#tests/support/server'
import { anSmsProvider } from '#tests/support/sms_provider'
import { turnClockTo } from '#tests/support/database'

const demo = makeDemoKey()

interface Refusal {
  name: string
  /** Brings what is refused into the database, and gives how to take it out again. */
  arrange?: () => Promise<() => PromiseLike<unknown>>
  environment?: Record<string, string>
  says: string
}

const theDemoUser = async () => {
  const id = newId()
  const at = new Date()
  await db.table('staff_users').insert({
    id,
    username: 'auditor',
    password_hash: await hash.make('a password of its own'),
    full_name: 'auditor',
    role: 'auditor',
    created_at: at,
    updated_at: at,
  })
  return () => asOwner((trx) => trx.from('staff_users').where({ id }).delete())
}

const theDemoClient = async () => {
  const id = newId()
  await db.table('partner_clients').insert({
    id,
    name: 'demo-supplier',
    token_hash: tokenHash(demoSupplierToken),
    scopes: ['supplier'],
    created_at: new Date(),
  })
  return () => asOwner((trx) => trx.from('partner_clients').where({ id }).delete())
}

/** Its token was replaced, and is good for some days more. */
const theFormerToken = async () => {
  const [id, at] = [newId(), new Date()]
  const named = { id, name: 'demo-supplier', token_hash: tokenHash(newId()), created_at: at }
  await db.table('partner_clients').insert({ ...named, scopes: ['supplier'] })
  const hash = tokenHash(demoSupplierToken)
  const former = { hash, partner_client_id: id, valid_until: new Date(Date.now() + 86_400_000) }
  await db.table('former_partner_tokens').insert(former)
  return async () => {
    await db.from('former_partner_tokens').where({ hash }).delete()
    await asOwner((trx) => trx.from('partner_clients').where({ id }).delete())
  }
}

/** Nobody may make a folder below a file. */
const belowAFile = join(import.meta.filename, 'files')

const refusals: Refusal[] = [
  {
    name: 'a folder for files that cannot be made',
    environment: { DRIVE_ROOT: belowAFile },
    says: `Production cannot keep files in ${belowAFile} (ENOTDIR): set DRIVE_ROOT to a folder that this user may write, or STORAGE=s3.`,
  },
  {
    name: 'an SMS provider that has no key',
    environment: { SMS_PROVIDERS: 'kavenegar,smsir', KAVENEGAR_API_KEY: '' },
    says: 'No SMS provider has a key, so that no code reaches anybody: set KAVENEGAR_API_KEY or SMSIR_API_KEY for those of SMS_PROVIDERS, or SMS_PROVIDERS=none until one is brought in the back-office.',
  },
  {
    name: 'something else in place of a key to sign with',
    environment: { PDF_SIGNING_KEY: 'rubbish' },
    says: 'Kasbeno cannot start: PDF_SIGNING_KEY must be a private key as PEM, of RSA or an elliptic curve.',
  },
  {
    name: 'a demo user',
    arrange: theDemoUser,
    says: 'This database holds the demo user auditor, whose secrets are public: production does not start on a demo database.',
  },
  {
    name: 'the demo supplier client',
    arrange: theDemoClient,
    says: 'This database holds the demo supplier client, whose secrets are public: production does not start on a demo database.',
  },
  {
    name: 'the token that the demo supplier client had before',
    arrange: theFormerToken,
    says: 'This database holds the demo supplier client, whose secrets are public: production does not start on a demo database.',
  },
  {
    name: 'a clock that a demonstration has moved',
    arrange: async () => {
      await turnClockTo(12)
      return () => turnClockTo(0)
    },
    says: 'The business time of this database runs 12 days ahead: production does not start on a demo database.',
  },
  {
    name: 'demo mode',
    environment: { DEMO: 'true' },
    says: 'Production has no demo mode, whose people, codes and bank are public: take DEMO out of the environment.',
  },
  {
    name: 'no address of its own',
    environment: { APP_URL: '' },
    says: 'Production needs APP_URL: the address, with https, at which customers reach it.',
  },
  {
    name: 'an address without TLS',
    environment: { APP_URL: 'http://kasbeno.example' },
    says: 'Production is reached over TLS alone: APP_URL is http://kasbeno.example.',
  },
  {
    name: 'no TLS',
    environment: { TLS: 'false' },
    says: 'Production needs TLS: let a proxy in front of it end it, and set TLS=true.',
  },
  {
    name: 'no word of TLS',
    environment: { TLS: '' },
    says: 'Production needs TLS: let a proxy in front of it end it, and set TLS=true.',
  },
  {
    name: 'no proxy that could end TLS',
    environment: { TRUSTED_PROXIES: '0' },
    says: 'Production stands behind the proxy that ends TLS: set TRUSTED_PROXIES to the number of proxies in front of it, or all customers would count as one address.',
  },
  {
    name: 'a secret of an example',
    environment: { CODE_PEPPER: 'dev-pepper-0123456789-0123456789-0123456789' },
    says: 'Production needs its own CODE_PEPPER, at least 32 random characters long.',
  },
  {
    name: 'a short secret',
    environment: { APP_KEY: '4f9a-5d1c-77ab-0e21' },
    says: 'Production needs its own APP_KEY, at least 32 random characters long.',
  },
  {
    name: 'nothing to sign files with',
    environment: { PDF_SIGNING_KEY: '', PDF_SIGNING_CERTIFICATE: '' },
    says: 'Production signs the files that prove signatures: set PDF_SIGNING_KEY and PDF_SIGNING_CERTIFICATE.',
  },
  {
    name: 'a demo’s key to sign files with',
    environment: { PDF_SIGNING_KEY: demo.key, PDF_SIGNING_CERTIFICATE: demo.certificate },
    says: 'PDF_SIGNING_CERTIFICATE is a demo’s, which proves nothing: production needs its own.',
  },
  {
    name: 'a certificate of another key',
    environment: { PDF_SIGNING_CERTIFICATE: makeSelfSigned('House').certificate },
    says: 'Production cannot sign its files with PDF_SIGNING_KEY and PDF_SIGNING_CERTIFICATE: the certificate is of another key.',
  },
  {
    name: 'a number to call that is nobody’s',
    arrange: async () => {
      await db.from('settings').where({ key: 'supportPhone' }).delete()
      return aNumberToCall
    },
    says: 'Customers would be told to call a number that is nobody’s: set yours with cd api/build && node ace.js settings:change supportPhone <number>.',
  },
  {
    name: 'the sandbox in place of an SMS provider',
    environment: { SMS_PROVIDERS: 'sandbox' },
    says: 'Production needs real SMS providers: set SMS_PROVIDERS to kavenegar, smsir or both.',
  },
]

test.group('A production start', (group) => {
  group.setup(asInProduction)

  test('is refused in one sentence with {name}')
    .with(refusals)
    .run(async ({ assert, cleanup }, { arrange, environment, says }) => {
      const undo = await arrange?.()
      if (undo) cleanup(async () => void (await undo()))
      const server = await aServer({ ...production, ...environment })
      assert.equal(server.exitCode(), 1)
      assert.equal(server.output().trim(), says)
    })

  test('without its environment names all that is missing in one sentence', async ({ assert }) => {
    const without = { APP_KEY: '', CODE_PEPPER: '', DATABASE_URL: '', DATABASE_POOL: 'many' }
    const server = await aServer({ ...production, STORAGE: 's3', ...without })
    assert.equal(server.exitCode(), 1)
    assert.equal(
      server.output().trim(),
      'Kasbeno cannot start: set APP_KEY, CODE_PEPPER, DATABASE_URL, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY in the environment; DATABASE_POOL must be a whole number from 1 to 1000.'
    )
  })

  test('goes without SMS where the operator says so', async ({ assert, cleanup }) => {
    const nobody = { SMS_PROVIDERS: 'none', KAVENEGAR_API_KEY: '' }
    const server = await aServer({ ...production, ...nobody })
    cleanup(() => server.stop())
    assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
  })

  test('knows no simulators, and its log no secrets', async ({ assert, cleanup }) => {
    const provider = await anSmsProvider(200, { return: { status: 200 } })
    cleanup(provider.close)
    const server = await aServer({
      ...production,
      KAVENEGAR_BASE_URL: provider.url,
      LOG_LEVEL: 'trace',
    })
    cleanup(() => server.stop())
    const ask = (path: string, body?: object, token = 'a-token-that-nobody-has') =>
      fetch(`${server.url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
        body: body && JSON.stringify(body),
      })
    const phone = freshPhone()
    for (const path of [`/api/demo/sms?phone=${phone}`, '/api/demo/clock', '/api/demo/phones']) {
      assert.equal((await ask(path)).status, 404)
    }
    for (const path of ['/demo/phone', '/demo/phone.js']) {
      assert.equal((await ask(path)).status, 404)
    }
    assert.equal((await ask('/api/demo/clock', { advanceDays: 1 })).status, 404)

    await ask('/api/user/otp-start', { phone })
    const code = new URLSearchParams(provider.calls[0].body).get('token')!
    const verified = await ask('/api/user/otp-verify', { phone, otpSecret: code })
    const pair = (await verified.json()) as TokenPair
    await ask('/api/user/login', {
      username: 'somebody',
      password: 'a-password-typed',
      totp: '135790',
    })
    await ask('/api/user', undefined, pair.bearerToken)
    await ask('/api/user/refresh-token', { refreshToken: pair.refreshToken })
    await ask('/api/user/refresh-token?note=in-the-query', { refreshToken: pair.refreshToken })
    await ask('/api/user/otp-verify', { phone, otpSecret: 'not a code' })
    await ask('/health/live')
    await server.said('"route":"/health/live"')

    const log = server.output()
    const secrets = [code, pair.bearerToken, pair.refreshToken, 'a-password-typed', '135790']
    for (const secret of secrets) assert.notInclude(log, secret)
    assert.notInclude(log, 'in-the-query')
    assert.notInclude(log, 'a-token-that-nobody-has')

    const lines = log.split('\n').filter((line) => line.includes('"msg":"request"'))
    const line = JSON.parse(lines.find((text) => text.includes('"route":"/api/user"'))!)
    assert.containsSubset(line, { method: 'GET', route: '/api/user', status: 200 })
    assert.isNumber(line.ms)
    assert.match(line.traceId, /^[\w-]{36}$/)
    assert.match(line.actorId, /^[\w-]{36}$/)
    assert.notInclude(log, phone)
  })

  test('behind TLS hands browsers a cookie that is bound to its host', async ({
    assert,
    cleanup,
  }) => {
    const server = await aServer(production)
    cleanup(() => server.stop())
    const { username, password } = await aStaffUser('kyc')
    const answer = await fetch(`${server.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'backoffice' },
      body: JSON.stringify({ username, password }),
    })
    const [cookie] = answer.headers.getSetCookie()
    assert.match(cookie, /^__Host-kasbeno-staff-session=[\w-]{43};/)
    const parts = ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']
    for (const part of parts) assert.include(cookie, part)
    assert.notInclude(cookie, 'Domain')
  })
})
