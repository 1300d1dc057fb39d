import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { demoPassword, demoSupplierToken } from '../../api/contracts/demo.ts'
import { addInvoices, code } from '../bench/invoices.ts'
import { type Shop, addDistributors, addShops, plan } from '../bench/shops.ts'
import { buildAll } from '../lib/builds/build_all.ts'
import { type Answer, call } from '../lib/product/call.ts'
import { FakeCollector } from '../lib/testing/fake_collector.ts'
import { FakeS3 } from '../lib/testing/fake_s3.ts'
import { inRoot } from '../lib/paths.ts'
import { ProductStage } from '../lib/product/stage.ts'
import { until } from '../lib/until.ts'

interface Tokens {
  bearerToken: string
  refreshToken: string
}

const patienceMs = 180_000
/** As many as a test sends at once, half to each API. */
const parallel = 20
const rowsOfLargeExport = 50_001

const picture = () =>
  new Blob([readFileSync(inRoot('docs', 'screenshots', 'home.webp'))], { type: 'image/webp' })
const statusesOf = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort()

const s3 = new FakeS3()
const collector = new FakeCollector()
let stage: ProductStage
let admin: pg.Client
let shops: Shop[]
let [one, other] = ['', '']

/** The same request to both APIs at once, many times. */
const atBoth = (path: string, options: Parameters<typeof call>[1]) =>
  Promise.all(
    Array.from({ length: parallel }, (_, index) =>
      call<{ id: string }>(`${index % 2 ? one : other}${path}`, options)
    )
  )
const codeFor = async (phone: string) => {
  const { body } = await call<{ code?: string }[]>(`${other}/api/demo/sms?phone=${phone}`)
  return body.find((message) => message.code)!.code!
}
const signIn = async (phone: string) => {
  const started = await call(`${one}/api/user/otp-start`, { body: { phone } })
  assert.equal(started.status, 200)
  const body = { phone, otpSecret: await codeFor(phone) }
  return (await call<Tokens>(`${other}/api/user/otp-verify`, { body })).body
}
const signInStaff = async (username: string) => {
  const body = { username, password: demoPassword }
  return (await call<Tokens>(`${one}/api/user/login`, { body })).body.bearerToken
}
const count = async (sql: string, bindings: unknown[] = []) => {
  const { rows } = await admin.query<{ count: number }>(sql, bindings)
  return Number(rows[0]!.count)
}

/** Two, so that they could get in each other's way. */
const startWorkers = async () => {
  for (const name of ['worker', 'second worker']) {
    await stage.start(name, { WORKER: 'true', ...collector.environment })
  }
  await Promise.all(['worker', 'second worker'].map((name) => stage.ready(name)))
}

before(async () => {
  await buildAll(() => undefined)
  await Promise.all([s3.open(), collector.open()])
  s3.hasBucket = true
  stage = new ProductStage({ demo: true, durable: false, env: s3.environment })
  await stage.openDatabase()
  await stage.start('one', { WORKER: 'false', ...collector.environment })
  await stage.start('other', { WORKER: 'false' })
  await Promise.all(['one', 'other'].map((name) => stage.ready(name)))
  one = stage.urlOf('one')
  other = stage.urlOf('other')
  admin = await stage.admin()
  shops = await addShops(admin, 3)
})
after(async () => {
  await admin?.end()
  await stage?.close()
  await Promise.all([s3.close(), collector.close()])
})

test('a code sent by one is taken by the other, whose session holds at the first', async () => {
  const { bearerToken } = await signIn('09120000001')
  for (const url of [one, other]) {
    assert.equal((await call(`${url}/api/user`, { token: bearerToken })).status, 200)
  }
  const logout = await call(`${other}/api/user/logout`, { method: 'DELETE', token: bearerToken })
  assert.ok(logout.status < 300)
  assert.equal((await call(`${one}/api/user`, { token: bearerToken })).status, 401)
})

test('a refresh token changed at one is used up at the other, and its reuse ends the session at both', async () => {
  const { refreshToken } = await signIn('09120000002')
  const fresh = await call<Tokens>(`${one}/api/user/refresh-token`, { body: { refreshToken } })
  const token = fresh.body.bearerToken
  assert.equal((await call(`${other}/api/user`, { token })).status, 200)
  const again = await call(`${other}/api/user/refresh-token`, { body: { refreshToken } })
  assert.equal(again.status, 401)
  for (const url of [one, other])
    assert.equal((await call(`${url}/api/user`, { token })).status, 401)
})

test('codes, tries and an address have one allowance over both', async () => {
  const phone = '09120000003'
  assert.equal((await call(`${one}/api/user/otp-start`, { body: { phone } })).status, 200)
  const second = await call(`${other}/api/user/otp-start`, { body: { phone } })
  assert.equal(second.status, 429)
  assert.equal(second.body.title, 'OtpAlreadySentException')

  const right = await codeFor(phone)
  const wrong = right === '12345' ? '12346' : '12345'
  await atBoth('/api/user/otp-verify', { body: { phone, otpSecret: wrong } })
  const tries = 'select max(tries) as count from one_time_codes where phone = $1'
  assert.equal(await count(tries, [phone]), 3)
  const late = await call(`${other}/api/user/otp-verify`, { body: { phone, otpSecret: right } })
  assert.equal(late.status, 400)
})

test('a setting changed at one holds at the other from the next request on', async () => {
  const token = await signInStaff('super')
  const change = (key: string, value: unknown) =>
    call(`${one}/api/admin/settings/${key}`, { method: 'PUT', token, body: { value } })
  assert.equal((await change('marketingShops', 4_321)).status, 200)
  const { body } = await call<{ name: string; value: unknown }[]>(`${other}/api/preference`)
  assert.ok(body.some(({ name, value }) => name === 'marketingShops' && value === 4_321))

  await admin.query('delete from rate_limits')
  const perMinute = 6
  assert.equal((await change('throttleAddressPerMinute', perMinute)).status, 200)
  const answers = await atBoth('/api/user/otp-verify', {
    body: { phone: '09120000004', otpSecret: '12345' },
  })
  assert.equal(answers.filter(({ status }) => status !== 429).length, perMinute)
  // One person alone lowers it, and does not raise it again.
  await admin.query("update settings set value = '100000' where key = 'throttleAddressPerMinute'")
  await admin.query('delete from rate_limits')
})

test('one key sent to both at once is one sale, and both tell of it', async () => {
  const body = {
    externalId: 'CLUSTER-1',
    customer: { phone: shops[0]!.phone, plan },
    items: [{ itemName: 'چای', unitType: 'بسته', qty: 2, price: 1_000_000 }],
    grandTotalAmount: 2_000_000,
    dueDateInDays: 30,
    invoicedAt: new Date().toISOString(),
  }
  const answers = await atBoth('/api/external/supplier/sale', {
    token: demoSupplierToken,
    headers: { 'idempotency-key': randomUUID() },
    body,
  })
  assert.deepEqual(new Set(statusesOf(answers)), new Set([201]))
  assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 1)
  const sales = 'select count(*) from orders where external_id = $1'
  assert.equal(await count(sales, [body.externalId]), 1)
})

test('an invoice paid at both at once is paid once, and only a worker tells of it', async () => {
  const distributors = await addDistributors(admin, 1)
  const wanted = { count: 1, shops: [shops[1]!], distributors, pepper: stage.pepper }
  const [{ orderId, shop }] = (await addInvoices(admin, wanted)) as [
    Awaited<ReturnType<typeof addInvoices>>[0],
  ]
  const answers = await atBoth(`/api/order/pending-orders/${orderId}/payment-otp-verify`, {
    token: shop.token,
    body: { otpSecret: code },
  })
  assert.equal(statusesOf(answers).filter((status) => status === 200).length, 1)
  const entries = 'select count(*) from ledger.entries where source_id = $1'
  assert.equal(await count(entries, [orderId]), 1)
  const [told, jobs] = [
    'select count(*) from sandbox_sms where idempotency_key = $1',
    `select count(*) from pgboss.job where data ->> 'key' = $1`,
  ]
  const key = `invoice-paid:${orderId}:${shop.phone}`
  const waits = `select count(*) from outbox where event = 'InvoicePaid' and payload ->> 'orderId' = $1`
  assert.equal(await count(waits, [orderId]), 1)

  await startWorkers()
  assert.ok(await until(async () => (await count(told, [key])) === 1, patienceMs))
  assert.equal(await count(waits, [orderId]), 0)
  assert.equal(await count(jobs, [key]), 1)
})

test('traces tell of the payment, its statements and its job, and of no person', async () => {
  const payment = 'POST /api/order/pending-orders/:id/payment-otp-verify'
  // What belongs together may arrive in any order.
  const isTold = (name: string) =>
    collector.spans.some(
      (span) =>
        span.name === name &&
        collector.spans.some(
          ({ traceId, attributes }) =>
            traceId === span.traceId && attributes['db.system'] === 'postgresql'
        )
    )
  for (const name of [payment, 'job send-sms']) {
    assert.ok(await until(() => isTold(name), patienceMs), name)
  }
  const paid = collector.spans.find(({ name }) => name === payment)!
  assert.match(paid.attributes['kasbeno.trace_id']!, /^[\w-]{36}$/)
  for (const secret of shops.flatMap(({ phone, token }) => [phone, token])) {
    assert.ok(!collector.text.includes(secret))
  }
  // Five digits stand in many a time stamp and id: they would tell of the code by themselves alone.
  assert.doesNotMatch(collector.text, new RegExp(`(?<![\\da-z])${code}(?![\\da-z])`, 'i'))
})

test('papers sent to one are shown by the other, out of the bucket', async () => {
  const { bearerToken: token } = await signIn('09120000005')
  const choose = `/api/user/${plan}/select-business-plan`
  assert.ok((await call(`${one}${choose}`, { token, body: {} })).status < 300)
  const form = new FormData()
  for (const kind of ['nationalCardFront', 'nationalCardBack', 'certificate']) {
    form.append(kind, picture(), `${kind}.webp`)
  }
  const known = new Set(s3.objects.keys())
  const path = `/api/user/${plan}/upload?shopCertificateType=BUSINESS_LICENSE`
  assert.equal((await call(`${one}${path}`, { token, body: form })).status, 200)
  const keys = [...s3.objects.keys()].filter((key) => !known.has(key))
  assert.equal(keys.length, 3)

  const documents = await call<Record<string, string>>(`${other}/api/user/${plan}/documents`, {
    token,
  })
  const shown = await fetch(`${other}${documents.body.certificate}`)
  assert.equal(shown.status, 200)
  assert.equal(shown.headers.get('content-type'), 'image/webp')
  const bytes = Buffer.from(await shown.arrayBuffer())
  assert.ok(keys.some((key) => s3.objects.get(key)!.bytes.equals(bytes)))
})

test('a large export ordered at one is written by a worker and fetched from the other', async () => {
  await admin.query(
    `insert into sms_messages (id, phone, template, idempotency_key, status, created_at)
     select uuidv7(), '09' || lpad(n::text, 9, '0'), 'login-code', 'export-' || n, 'SENT', now()
       from generate_series(1, ${rowsOfLargeExport}) n`
  )
  const token = await signInStaff('support')
  const order = await call<{ jobId: string }>(`${one}/api/admin/sms/export?format=csv`, { token })
  assert.equal(order.status, 202)
  const progress = () =>
    call<{ status: string; url: string }>(`${other}/api/admin/exports/${order.body.jobId}`, {
      token,
    })
  assert.ok(await until(async () => (await progress()).body.status === 'DONE', patienceMs))
  const { url } = (await progress()).body
  const file = await call<string>(`${other}${url}`)
  assert.equal(file.status, 200)
  assert.ok(file.body.trim().split('\n').length > rowsOfLargeExport)
  assert.ok(s3.objects.has(`exports/${order.body.jobId}.csv`))
})

test('the day is closed once, whoever moves the clock', async () => {
  const { today } = (await call<{ today: string }>(`${one}/api/demo/clock`)).body
  const sale = `update orders set payable_until = $1 where external_id = 'CLUSTER-1' returning id`
  const [{ id }] = (await admin.query<{ id: string }>(sale, [today])).rows as [{ id: string }]
  const token = await signInStaff('super')
  const move = (url: string) => call(`${url}/api/demo/clock`, { token, body: { advanceDays: 2 } })
  const answers = await Promise.all([move(one), move(other)])
  assert.ok(answers.every(({ status }) => status === 200 || status === 202))
  const closed = `select count(*) from orders where id = $1 and status = 'CLOSED'`
  assert.ok(await until(async () => (await count(closed, [id])) === 1, patienceMs))
  assert.equal(await count('select count(*) from closed_days where day >= $1', [today]), 4)
})

test('the bucket believed every request of ours, and nobody else', async () => {
  assert.deepEqual(s3.refused, [])
  const [key] = s3.objects.keys()
  const stranger = await fetch(`${s3.environment.S3_ENDPOINT}/${s3.bucket}/${key}`)
  assert.equal(stranger.status, 403)
})
