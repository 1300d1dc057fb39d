import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { routePolicies } from '#app/desk/reports/policies/route_policies'
import { newId } from '#app/platform/values/ids'
import { aCompanyWithCredit } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { aBusyDay } from '#tests/support/busy_day'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { openLists } from '#tests/support/open_lists'
import { exported, list, listQuery, sheetOf } from '#tests/support/resources'

test.group('Every list of the back-office', (group) => {
  let token: string
  group.setup(async () => {
    await cleanDatabase()
    await aBusyDay()
    token = await staffToken('super')
  })

  test('is among those that the back-office shows', ({ assert }) => {
    assert.includeMembers(
      openLists().map(({ name }) => name),
      [
        'approvals',
        'audit',
        'branches',
        'cities',
        'credit-lines',
        'distributors',
        'districts',
        'guilds',
        'installments',
        'orders',
        'packages',
        'partner-clients',
        'payments',
        'provinces',
        'registrations',
        'roles',
        'settings',
        'sms',
        'staff',
        'users',
      ]
    )
  })

  test('is described where the start looks for it', async ({ assert }) => {
    const files = await readdir(app.makePath('app'), { recursive: true })
    const describing: string[] = []
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const source = await readFile(app.makePath('app', file), 'utf8')
      if (/^export (default|const \w+ =) define(Resource|List|PlainList)\(/m.test(source))
        describing.push(file)
    }
    assert.isAbove(describing.length, 20)
    assert.deepEqual(
      describing.filter((file) => !/_resources?\.ts$/.test(file)),
      []
    )
  })

  test('is open to users of distributors where it keeps them to their own rows, and nowhere else', ({
    assert,
  }) => {
    const outside = routePolicies().flatMap(
      ({ pattern }) => /^\/api\/distributor\/([a-z-]+)\/totals$/.exec(pattern)?.[1] ?? []
    )
    assert.sameMembers(outside, [
      'orders',
      'order-uploads',
      'disputes',
      'distributors',
      'branches',
      'users',
      'installments',
      'payouts',
      'payout-items',
      'receivables',
    ])
  })

  test('goes page by page through each of its orders as it goes in one', async ({ assert }) => {
    for (const { name, sorts, defaultSort } of openLists()) {
      for (const field of new Set([...sorts, defaultSort[0], 'id'])) {
        for (const order of ['ASC', 'DESC']) {
          const sort = [field, order]
          const whole = await list(name, token, { sort, range: [0, 5] })
          assert.equal(whole.status, 200, `${name} by ${field}`)
          const ids: unknown[] = []
          let after: string | undefined
          for (let page = 0; page < 3; page++) {
            const { status, headers, body } = await list(name, token, {
              sort,
              range: [0, 1],
              after,
            })
            assert.equal(status, 200, `${name} by ${field} after ${after}`)
            ids.push(...body.map(({ id }: { id: unknown }) => id))
            after = headers.get('x-next-cursor') ?? undefined
            if (!after) break
          }
          const wanted = whole.body.map(({ id }: { id: unknown }) => id)
          assert.deepEqual(ids, wanted, `${name} by ${field} ${order}`)
        }
      }
    }
  })

  test('takes or refuses whatever its filters are given, and never breaks', async ({ assert }) => {
    const values = [
      'x',
      "'",
      newId(),
      true,
      'false',
      1,
      -1.5,
      2 ** 60,
      [],
      ['x', newId()],
      { from: '2026-01-01', to: '2026-12-31' },
      { from: 1, to: 2 ** 52 },
      {},
      null,
      'ي'.repeat(100),
    ]
    for (const { name, filters } of openLists()) {
      for (const filter of [...Object.keys(filters), 'q', 'id']) {
        for (const value of values) {
          const { status } = await list(name, token, { filter: { [filter]: value }, range: [0, 0] })
          const what = `${name}: ${filter} = ${JSON.stringify(value)} → ${status}`
          assert.include([200, 422], status, what)
        }
      }
    }
  })

  test('is found again by each value that a record shows and a filter takes', async ({
    assert,
  }) => {
    await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const found = new Set<string>()
    for (const { name, filters } of openLists()) {
      const { body: rows } = await list(name, token, { range: [0, 4] })
      for (const row of rows) {
        for (const [filter, { takes }] of Object.entries(filters)) {
          // Those are asked for by their bounds, or without a value.
          if (['moments', 'days', 'amounts', 'empty'].includes(takes.kind)) continue
          const value = row[filter]
          if (!['string', 'number', 'boolean'].includes(typeof value) || value === '') continue
          const answer = await list(name, token, { filter: { [filter]: value, id: row.id } })
          const what = `${name}: ${filter} = ${JSON.stringify(value)} → ${answer.status}`
          assert.equal(answer.status, 200, what)
          assert.deepEqual(
            answer.body.map(({ id }: { id: unknown }) => id),
            [row.id],
            what
          )
          found.add(`${name}.${filter}`)
        }
      }
    }
    assert.isAbove(found.size, 100)
    assert.include([...found], 'companies.companyUniqueId')
  })

  test('shows each of its records, and sums what it says', async ({ assert }) => {
    for (const { name, totals } of openLists()) {
      const { body: rows } = await list(name, token, { range: [0, 0] })
      for (const { id } of rows) {
        const one = await get(`/api/admin/${name}/${encodeURIComponent(id)}`, { token })
        assert.equal(one.status, 200, name)
        assert.equal(one.body.id, id, name)
      }
      const sums = await get(`/api/admin/${name}/totals`, { token })
      assert.equal(sums.status, 200, name)
      assert.sameMembers(Object.keys(sums.body), ['count', ...totals], name)
      const whole = (await list(name, token)).body
      if (whole.length < 1000) assert.equal(sums.body.count, whole.length, name)
      for (const field of totals) {
        const sum = whole.reduce(
          (total: number, row: Record<string, number>) => total + (row[field] ?? 0),
          0
        )
        assert.equal(sums.body[field], sum, `${name}: ${field}`)
      }
    }
  })

  test('exports to Excel and CSV, a row for each record', async ({ assert }) => {
    for (const { name, columns } of openLists()) {
      const headers = Object.values(columns).map((column) => column!.header)
      if (headers.length === 0) continue
      assert.equal(new Set(headers).size, headers.length, `${name} names a column twice`)
      for (const header of headers) assert.match(header, /[\u0600-\u06ff]/, name)
      const file = await exported(`/api/admin/${name}/export?format=xlsx`, token)
      assert.equal(file.status, 200, name)
      const { rows, sheet } = await sheetOf(file.bytes)
      assert.containSubset(sheet.views, [{ rightToLeft: true }], name)
      assert.deepEqual(rows[0], headers, name)
      const sums = await get(`/api/admin/${name}/totals`, { token })
      // The exports of this very test stand in the audit trail too.
      if (name !== 'audit') assert.lengthOf(rows, sums.body.count + 1, name)
      const csv = await exported(`/api/admin/${name}/export?${listQuery({ format: 'csv' })}`, token)
      assert.equal(csv.status, 200, name)
      assert.equal(csv.bytes.toString('utf8', 0, 3), '\ufeff', name)
    }
  })
})
