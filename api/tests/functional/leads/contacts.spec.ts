import { request } from 'node:http'
import { connect } from 'node:net'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { contactLimits } from '#contracts/leads'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { baseUrl, call, get, post } from '#tests/support/http'
import { freshPhone } from '#factories/fresh'
import { anImage } from '#factories/papers'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

const lead = (given: object) =>
  post('/api/lead/retail-show', { name: 'کیوان نیک‌آیین', phone: freshPhone(), ...given })
const calling = (given: object = {}, picture?: Blob) => {
  const form = new FormData()
  const sent = { phone: freshPhone(), subject: 'CARD', text: 'کارتم نرسیده است.', ...given }
  for (const [name, value] of Object.entries(sent)) form.set(name, value)
  if (picture) form.set('picture', picture, '../../x.webp')
  return call('POST', '/api/call-info', { body: form })
}
/** Begins a form from another address and never ends it. @returns how to let go of it, and its answer's first line */
const stalled = () => {
  const { hostname: host, port } = new URL(baseUrl())
  const socket = connect({ host, port: Number(port), localAddress: '127.0.0.2' })
  const type = 'Content-Type: multipart/form-data; boundary=x'
  socket.write(
    `POST /api/call-info HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 9000\r\n\r\n--x\r\n`
  )
  const answered = new Promise<string>((resolve) =>
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString().split('\r\n')[0]!))
  )
  return { answered, end: () => socket.destroy() }
}
/** A lead from another address of this machine. @returns its status */
const leadFrom = (localAddress: string, phone: string) =>
  new Promise<number>((resolve, reject) => {
    const sending = request(
      `${baseUrl()}/api/lead/retail-show`,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      }
    )
    sending.on('error', reject)
    sending.end(JSON.stringify({ name: 'کیوان نیک‌آیین', phone }))
  })
const rowOf = (phone: string) => db.from('contacts').where({ phone }).first()
const forget = async () => void (await db.from('rate_limits').delete())
const work = (of: string, id: string, move: string, token: string, reason?: string) =>
  post(`/api/admin/${of}/${id}/${move}`, { reason }, { token })

test.group('A lead', (group) => {
  group.each.setup(forget)

  test('is kept once, however often it is sent at once, and tells nothing of others', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const province = await db.from('cities').first()
    const given = { phone, provinceId: province.province_id, cityId: String(province.id) }
    const answers = await Promise.all([lead(given), lead(given), lead({ ...given, name: 'دیگری' })])
    for (const { status, body } of answers) {
      assert.deepEqual([status, body], [201, { status: 'RECEIVED' }])
    }
    const rows = await db.from('contacts').where({ phone })
    assert.lengthOf(rows, 1)
    const { body } = await list('leads', await staffToken('support'), { filter: { q: phone } })
    assert.deepInclude(body[0], { phone, status: 'NEW', cityName: province.name, userId: null })
  })

  test('{name} is refused at its field, and nothing is kept')
    .with([
      { name: 'no phone', given: { phone: '' }, field: 'phone' },
      { name: 'a landline', given: { phone: '02112345678' }, field: 'phone' },
      { name: 'a name of signs', given: { name: '<b>@</b>' }, field: 'name' },
      { name: 'a city without a province', given: { cityId: 1 }, field: 'cityId' },
      { name: 'a province that there is none of', given: { provinceId: 999 }, field: 'provinceId' },
      { name: 'a city elsewhere', given: { provinceId: 1, cityId: 2 ** 31 - 1 }, field: 'cityId' },
      { name: 'a text too long', given: { text: 'ا'.repeat(2001) }, field: 'text' },
    ])
    .run(async ({ assert }, { given, field }) => {
      const { status, body } = await lead(given)
      assert.deepEqual([status, body.errors?.[0]?.field], [422, field])
    })

  test('comes three times a day for a phone from an address, nine times from all, and so often from an address', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await calling({ phone })).status)
    assert.deepEqual(statuses, [201, 201, 201, 429])
    const refused = await calling({ phone })
    assert.isAbove(Number(refused.headers.get('Retry-After')), 3_600)
    // Whoever typed the phone of another has used up a share of their own.
    const elsewhere = []
    for (let i = 0; i < 8; i++) elsewhere.push(await leadFrom(`127.0.0.${2 + (i >> 1)}`, phone))
    assert.deepEqual(elsewhere, [201, 201, 201, 201, 201, 201, 429, 429])
    await limiter
      .use('database', { requests: contactLimits.perAddressPerDay, duration: '1 day' })
      .set('contacts:address:127.0.0.1', contactLimits.perAddressPerDay, '1 day')
    assert.equal((await lead({})).status, 429)
    assert.equal((await lead({ phone: 'x' })).status, 429)
  })

  test('comes no more than so often within an hour from an address', async ({ assert }) => {
    await limiter
      .use('database', { requests: contactLimits.perAddressPerHour, duration: '1 hour' })
      .set('contacts:address-hour:127.0.0.1', contactLimits.perAddressPerHour, '1 hour')
    const refused = await lead({})
    assert.equal(refused.status, 429)
    assert.isAtMost(Number(refused.headers.get('Retry-After')), 3_600)
    assert.equal(await leadFrom('127.0.0.2', freshPhone()), 201)
  })

  test('comes from an address that has left little, however much others have left', async ({
    assert,
  }) => {
    await limiter
      .use('database', { requests: contactLimits.perHousePerDay, duration: '1 day' })
      .set('contacts:house:all', contactLimits.perHousePerDay, '1 day')
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push(await leadFrom('127.0.0.2', freshPhone()))
    assert.deepEqual(statuses, [201, 201, 201, 429])
    assert.equal(await leadFrom('127.0.0.3', freshPhone()), 201)
    assert.equal((await calling()).status, 201)
  })
})

test.group('A call that is asked for', (group) => {
  group.each.setup(forget)

  test('reaches us while a stranger begins forms and never ends them', async ({ assert }) => {
    const strangers = Array.from({ length: 30 }, stalled)
    try {
      // One is refused: the others hold all that they can.
      assert.include(await Promise.race(strangers.map(({ answered }) => answered)), '429')
      assert.equal((await calling()).status, 201)
    } finally {
      for (const { end } of strangers) end()
    }
  })

  test('brings a picture that is painted anew, for those alone who may see it', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const jpeg = new Blob([new Uint8Array(await anImage('jpeg'))], { type: 'text/html' })
    assert.equal((await calling({ phone }, jpeg)).status, 201)
    const { id, file_key: key } = await rowOf(phone)
    assert.match(key, /^contacts\/[0-9a-f-]{36}\.webp$/)
    const path = `/api/admin/call-infos/${id}/picture`
    const shown = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
      headers: { Authorization: `Bearer ${await staffToken('support')}` },
    })
    assert.equal(shown.headers.get('Content-Type'), 'image/webp')
    assert.equal(shown.headers.get('Cache-Control'), 'private, no-store')
    assert.equal(Buffer.from(await shown.arrayBuffer()).toString('latin1', 8, 12), 'WEBP')
    assert.equal((await get(path, { token: await staffToken('kyc') })).status, 403)
    assert.equal((await get(path)).status, 401)
  })

  test('{name} is refused by its first bytes, and leaves no file')
    .with([
      { name: 'a page', bytes: '<script>alert(1)</script>' },
      { name: 'a drawing', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { name: 'a program', bytes: 'MZ\x90\0' },
      { name: 'a picture cut short', bytes: '\xff\xd8\xff\xe0 no more' },
      { name: 'nothing', bytes: '' },
    ])
    .run(async ({ assert }, { bytes }) => {
      const phone = freshPhone()
      const { status, body } = await calling(
        { phone },
        new Blob([Buffer.from(bytes, 'latin1')], { type: 'image/jpeg' })
      )
      assert.deepEqual([status, body.errors?.[0]?.field], [422, 'picture'])
      assert.isNull(await rowOf(phone))
    })
})

test.group('A report by hand', () => {
  test('is written by staff who may, of a day that has been', async ({ assert }) => {
    const token = await staffToken('support')
    const today = clock.today()
    const report = { subject: 'VISIT', text: 'فروشگاه بسته بود.', occurredOn: today }
    for (const path of ['/api/manual-reports', '/api/admin/manual-reports']) {
      const { status, body } = await post(path, report, { token })
      assert.equal(status, 201)
      assert.deepInclude(body, { subject: 'VISIT', status: 'NEW', occurredOn: today })
    }
    // One day without a Jalali date would end the export of the list for everybody.
    for (const occurredOn of [addDays(today, 1), '0001-01-01', '1899-12-31']) {
      const { status, body } = await post(
        '/api/manual-reports',
        { ...report, occurredOn },
        { token }
      )
      assert.deepEqual([status, body.errors?.[0]?.field], [422, 'occurredOn'], occurredOn)
    }
    const distributor = await staffToken('distributor')
    assert.equal((await post('/api/manual-reports', report, { token: distributor })).status, 403)
    assert.equal((await post('/api/manual-reports', report)).status, 401)
  })
})

test.group('What was left', (group) => {
  group.each.setup(forget)

  test('is claimed by one of two at once, ended by who claimed it, and told in its history', async ({
    assert,
  }) => {
    const phone = freshPhone()
    await lead({ phone })
    const { id } = await rowOf(phone)
    const [one, other] = [await aSignedInStaff('support'), await aSignedInStaff('support')]
    const claims = await Promise.all(
      [one, other].map(({ token }) => work('leads', id, 'claim', token))
    )
    assert.sameMembers(
      claims.map(({ status }) => status),
      [200, 409]
    )
    const [mine, theirs] = claims[0]!.status === 200 ? [one, other] : [other, one]
    assert.equal((await work('leads', id, 'finish', theirs.token)).status, 422)
    assert.equal((await work('leads', id, 'reject', mine.token)).status, 422)
    assert.equal((await work('call-infos', id, 'finish', mine.token)).status, 404)
    assert.equal((await work('leads', id, 'note', theirs.token, 'فردا زنگ بزنید.')).status, 200)
    assert.equal((await work('leads', id, 'finish', mine.token, 'ثبت‌نام کرد.')).status, 200)
    assert.equal((await work('leads', id, 'release', mine.token)).status, 409)
    const { body } = await get(`/api/admin/leads/${id}`, { token: theirs.token })
    assert.deepInclude(body, { status: 'DONE', outcome: 'ثبت‌نام کرد.' })
    const history = await get(`/api/admin/leads/${id}/history`, { token: theirs.token })
    const told: { what: string }[] = history.body.entries
    assert.sameMembers(
      told.map(({ what }) => what),
      ['رسیدن درخواست', 'برداشتن برای پیگیری', 'نوشتن یادداشت', 'پایان پیگیری']
    )
    assert.equal((await lead({ phone })).status, 201)
    assert.lengthOf(await db.from('contacts').where({ phone }), 2)
    assert.equal((await work('leads', id, 'claim', theirs.token)).status, 409)
  })
})
