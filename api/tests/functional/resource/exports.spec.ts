import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { patience } from '#app/platform/resource/patience'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { cleanDatabase } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { baseUrl, get } from '#tests/support/http'
import { freshPhone } from '#factories/fresh'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { exported, listQuery, messages, sheetOf } from '#tests/support/resources'

/** The headers of the file, word for word. */
const headers = {
  phone: 'موبایل',
  createdAt: 'تاریخ ثبت',
  lastname: 'نام خانوادگی',
  firstname: 'نام',
  nationalCode: 'کد ملی',
  dateOfBirth: 'تاریخ تولد',
  plan: 'طرح',
}

const smsExport = '/api/admin/sms/export?format=csv'

/** An answer whose body is read when the test wants, or never. */
const ask = (token: string, signal?: AbortSignal) =>
  fetch(`${baseUrl()}${smsExport}`, { signal, headers: { authorization: `Bearer ${token}` } })

const askOnceFree = async (token: string) => {
  let answer = await ask(token)
  await eventually('a free place', async () => {
    if (answer.status === 429) answer = await ask(token)
    return answer.status !== 429
  })
  return answer
}

const aCustomer = async (lastname: string, change: object = {}) => {
  const at = new Date('2026-03-20T20:30:00Z')
  const row = { id: newId(), phone: freshPhone(), lastname, search_key: lastname, ...change }
  await db.table('users').insert({ ...row, created_at: at, updated_at: at })
  return row
}

test.group('The export of a list', (group) => {
  let token: string
  group.each.setup(async () => {
    await cleanDatabase()
    token = await staffToken('support')
  })

  test('is a right-to-left workbook with Persian headers, Jalali dates and texts', async ({
    assert,
  }) => {
    const { phone } = await aCustomer('کاظمی', {
      firstname: '=HYPERLINK("http://x")',
      national_code: '0012345679',
      date_of_birth: '1990-03-21',
      plan: 'kasbeno-fmcg-real',
    })
    const file = await exported('/api/admin/users/export?format=xlsx', token)
    assert.equal(file.status, 200)
    assert.equal(
      file.headers.get('content-type'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    )
    assert.match(
      file.headers.get('content-disposition')!,
      /^attachment; filename="users-1\d{3}-\d\d-\d\d\.xlsx"; filename\*=UTF-8''%D9/
    )
    assert.equal(file.headers.get('cache-control'), 'private, no-store')

    const { sheet, rows } = await sheetOf(file.bytes)
    assert.containSubset(sheet.views, [{ rightToLeft: true }])
    const { firstname, lastname, nationalCode, dateOfBirth, plan } = headers
    assert.includeMembers(rows[0], [firstname, lastname, nationalCode, dateOfBirth, plan])
    const cell = (header: string) => rows[1][rows[0].indexOf(header)]
    assert.equal(cell(firstname), `'=HYPERLINK("http://x")`)
    assert.equal(cell(nationalCode), '0012345679')
    assert.equal(cell(headers.phone), phone)
    assert.deepEqual(cell(dateOfBirth), new Date('1990-03-21'))
    assert.equal(cell(plan), 'کالای تندمصرف (شخص)')
    assert.deepEqual(cell('زمان ثبت‌نام'), new Date('2026-03-21'))
  })

  test('as CSV begins with a byte order mark and neutralises formulas', async ({ assert }) => {
    const { phone } = await aCustomer('+cmd|x')
    const file = await exported('/api/admin/users/export?format=csv', token)
    assert.equal(file.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.deepEqual([...file.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    const text = file.bytes.toString('utf8')
    assert.include(text, `"${headers.lastname}"`)
    assert.include(text, `"'+cmd|x","${phone}"`)
  })

  test('follows the filter and the order of the list', async ({ assert }) => {
    await messages(5, (index) => ({ phone: `0912000000${index}`, template: index % 2 ? 'a' : 'b' }))
    const query = listQuery({
      filter: { template: 'b' },
      sort: ['createdAt', 'ASC'],
      format: 'xlsx',
    })
    const { rows } = await sheetOf((await exported(`/api/admin/sms/export?${query}`, token)).bytes)
    const phones = rows.slice(1).map((row) => row[rows[0].indexOf('گیرنده')])
    assert.deepEqual(phones, ['09120000000', '09120000002', '09120000004'])
  })

  test('reads past one batch of the cursor, every row once', async ({ assert }) => {
    for (let batch = 0; batch < 3; batch++) {
      await messages(900, (index) => ({ phone: String(batch * 900 + index) }))
    }
    const file = await exported('/api/admin/sms/export?format=csv', token)
    const lines = file.bytes.toString('utf8').trim().split('\r\n').slice(1)
    assert.equal(new Set(lines.map((line) => line.split(',')[1])).size, 2700)
    assert.lengthOf(lines, 2700)
  })

  test('leaves a line in the audit trail', async ({ assert }) => {
    const { id, token: own } = await aSignedInStaff('support')
    await messages(2)
    await exported('/api/admin/sms/export?format=csv&filter={"template":"login-code"}', own)
    const line = await db.from('audit_lines').where({ actor_id: id }).firstOrFail()
    assert.containSubset(line, {
      command: 'resource.export',
      subject_type: 'sms',
      after: { format: 'csv', rows: 2, filter: { template: 'login-code' } },
    })
  })

  test('is refused to those who may not list', async ({ assert }) => {
    const other = await staffToken('finance')
    assert.equal((await get('/api/admin/sms/export', { token: other })).status, 403)
    assert.equal((await get('/api/admin/sms/export')).status, 401)
  })
})

test.group('A large export', (group) => {
  group.each.setup(() => cleanDatabase())

  /** With a long `template` an export is more than the buffers of a connection hold. */
  const fill = (rows: number, template = 'login-code') =>
    db.rawQuery(
      `insert into sms_messages (id, phone, template, idempotency_key, status, created_at)
       select gen_random_uuid(), '09' || lpad(n::text, 9, '0'), ?, n::text, 'SENT',
              timestamptz '2026-03-01' + n * interval '1 second'
         from generate_series(1, ?::int) as n`,
      [template, rows]
    )
  const start = async (token: string, format = 'csv') => {
    const answer = await get(`/api/admin/sms/export?format=${format}`, { token })
    return { status: answer.status, jobId: answer.body.jobId as string }
  }

  test('is written in the background and fetched under a link', async ({ assert }) => {
    const token = await staffToken('support')
    await fill(50_001)
    const { status, jobId } = await start(token)
    assert.equal(status, 202)
    const waiting = await get(`/api/admin/exports/${jobId}`, { token })
    assert.deepInclude(waiting.body, { status: 'QUEUED', progress: 0, rows: 0 })
    assert.notProperty(waiting.body, 'url')

    await settle()
    const { body } = await get(`/api/admin/exports/${jobId}`, { token })
    assert.deepInclude(body, { status: 'DONE', progress: 100, rows: 50_001 })
    const file = await exported(body.url, 'no token')
    assert.equal(file.status, 200)
    assert.match(file.headers.get('content-disposition')!, /sms-1\d{3}-\d\d-\d\d\.csv/)
    const lines = file.bytes.toString('utf8').trim().split('\r\n')
    assert.lengthOf(lines, 50_002)
    assert.include(lines.at(-1), '"09000000001"')
  })

  test('is an answer up to fifty thousand rows', async ({ assert }) => {
    const token = await staffToken('support')
    await fill(50_000)
    const file = await exported('/api/admin/sms/export?format=csv', token)
    assert.equal(file.status, 200)
    assert.lengthOf(file.bytes.toString('utf8').trim().split('\r\n'), 50_001)
  })

  test('is refused while a few others are being read, and let in when they are left', async ({
    assert,
  }) => {
    const tokens = await Promise.all([1, 2, 3, 4].map(() => staffToken('support')))
    await fill(50_000)
    // Answers whose bodies nobody reads: the server waits for their readers.
    const readers = [1, 2, 3].map(() => new AbortController())
    const slow = await Promise.all(readers.map(({ signal }, at) => ask(tokens[at], signal)))
    assert.deepEqual(
      slow.map(({ status }) => status),
      [200, 200, 200]
    )
    const refused = await ask(tokens[3])
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), '10')
    assert.containSubset(await refused.json(), { title: 'ThrottledException' })

    readers.forEach((reader) => reader.abort())
    const answer = await askOnceFree(tokens[3])
    assert.equal(answer.status, 200)
    assert.lengthOf((await answer.text()).trim().split('\r\n'), 50_001)
  })

  test('is one at a time for one person, who leaves the others their places', async ({
    assert,
  }) => {
    const [token, other] = [await staffToken('support'), await staffToken('support')]
    await fill(50_000)
    const reader = new AbortController()
    const slow = await ask(token, reader.signal)
    assert.equal(slow.status, 200)
    const refused = await ask(token)
    assert.equal(refused.status, 429)
    assert.match(String(Object(await refused.json()).message), /^خروجی پیشین شما/)
    assert.lengthOf((await (await ask(other)).text()).trim().split('\r\n'), 50_001)
    reader.abort()
    await (await askOnceFree(token)).body?.cancel()
  })

  test('that nobody reads is given up: its place and its connection are free again', async ({
    assert,
  }) => {
    const token = await staffToken('support')
    await fill(50_000, 'x'.repeat(800))
    const before = { ...patience }
    patience.stalledReaderMs = 200
    try {
      const stalled = await ask(token)
      assert.equal(stalled.status, 200)
      const next = await askOnceFree(token)
      assert.lengthOf((await next.text()).trim().split('\r\n'), 50_001)
      // What was left of the other must not look like a whole file.
      await assert.rejects(() => stalled.text())
    } finally {
      Object.assign(patience, before)
    }
  })

  test('waits in the queue with one other of the same person, not with two', async ({ assert }) => {
    const [token, other] = [await staffToken('support'), await staffToken('support')]
    await fill(50_001)
    for (let queued = 0; queued < 2; queued++) assert.equal((await start(token)).status, 202)
    const refused = await get(smsExport, { token })
    assert.equal(refused.status, 429)
    assert.match(refused.body.message, /^دو خروجی بزرگ شما در صف/)
    assert.equal((await start(other)).status, 202)
    await settle()
    assert.equal((await start(token)).status, 202)
  })

  test('belongs to whoever asked for it, and its link cannot be made up', async ({ assert }) => {
    const token = await staffToken('support')
    await fill(50_001)
    const { jobId } = await start(token, 'xlsx')
    await settle()
    const { body } = await get(`/api/admin/exports/${jobId}`, { token })
    for (const stranger of ['support', 'super'] as const) {
      const answer = await get(`/api/admin/exports/${jobId}`, { token: await staffToken(stranger) })
      assert.equal(answer.status, 404, stranger)
    }
    for (const id of [newId(), 'x']) {
      assert.equal((await get(`/api/admin/exports/${id}`, { token })).status, 404)
    }
    const link = new URL(body.url, 'http://x')
    const forge = (change: (link: URL) => void) => {
      const forged = new URL(link)
      change(forged)
      return forged.pathname + forged.search
    }
    const forged = [
      forge((l) => l.searchParams.set('expires', '99999999999')),
      forge((l) => l.searchParams.set('signature', 'AAAA')),
      forge((l) => l.searchParams.delete('signature')),
      forge((l) => (l.pathname = l.pathname.replace(jobId, newId()))),
    ]
    for (const path of forged) assert.equal((await get(path)).status, 404, path)
    assert.equal((await get(body.url)).status, 200)
  })

  test('is not written for one who lost the right meanwhile', async ({ assert }) => {
    const { id, token } = await aSignedInStaff('support')
    await fill(50_001)
    const { jobId } = await start(token)
    await db.from('staff_users').where({ id }).update({ role: 'card' })
    await settle()
    const { body } = await get(`/api/admin/exports/${jobId}`, { token })
    assert.deepInclude(body, { status: 'FAILED', rows: 0 })
  })
})
