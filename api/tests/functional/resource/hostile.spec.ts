import { test } from '@japa/runner'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

const long = 'x'.repeat(101)

test.group('What a list refuses with 422 and without asking the database', (group) => {
  let token: string
  group.setup(async () => {
    token = await staffToken('super')
  })

  test('a filter: {$self}')
    .with([
      '{"nope":1}',
      '{"phone; drop table users":1}',
      '{"constructor":1}',
      '{"__proto__":{"a":1},"toString":1}',
      '{"sms.phone":"09"}',
      '{"phone":{"from":1}}',
      '{"phone":["a",{"b":1}]}',
      `{"phone":"${long}"}`,
      '{"id":"\' or true --"}',
      '{"id":["x"]}',
      '{"id":[null]}',
      '{"id":1}',
      '{"createdAt":"2026-01-01"}',
      '{"createdAt":{"from":"yesterday"}}',
      '{"createdAt":{"from":"2026-02-30"}}',
      '{"createdAt":{"from":"9999999-01-01"}}',
      '{"createdAt":{"from":{}}}',
      '{"createdAt":{"since":"2026-01-01"}}',
      '{"createdAt":[]}',
      '{"q":{}}',
      '{"q":["a"]}',
      '{"q":"a b c d e f g"}',
      `{"q":"${long}"}`,
      '[]',
      '"x"',
      '1',
      '{',
    ])
    .run(async ({ assert }, filter) => {
      const query = new URLSearchParams({ filter })
      for (const path of ['', '/totals', '/export']) {
        const answer = await get(`/api/admin/sms${path}?${query}`, { token })
        assert.equal(answer.status, 422, path)
        assert.equal(answer.body.title, 'ValidationException')
        assert.notMatch(JSON.stringify(answer.body), /select|sms_messages|syntax/i)
      }
    })

  test('too many values of one filter', async ({ assert }) => {
    const phone = Array.from({ length: 1001 }, (_, index) => String(index))
    assert.equal((await list('sms', token, { filter: { phone } })).status, 422)
  })

  test('an order: {$self}')
    .with([
      '["nope","ASC"]',
      '["phone","ASC"]',
      '["createdAt","ASC; drop table users"]',
      '["createdAt"]',
      '["createdAt","ASC","x"]',
      '["createdAt",["ASC"]]',
      '["createdAt",{"toString":1}]',
      '[["createdAt"],"ASC"]',
      '["(select 1)","ASC"]',
      '["constructor","ASC"]',
      '"createdAt"',
      '{}',
      'createdAt',
    ])
    .run(async ({ assert }, sort) => {
      const query = new URLSearchParams({ sort })
      for (const path of ['', '/export']) {
        const { status } = await get(`/api/admin/sms${path}?${query}`, { token })
        assert.equal(status, 422, path)
      }
    })

  test('a range: {$self}')
    .with([
      '[-1,5]',
      '[5,1]',
      '[0]',
      '[0,1,2]',
      '[0,"9"]',
      '[0,1.5]',
      '[0,1000]',
      '[0,9007199254740993]',
      '{}',
      'x',
      '[null,1]',
      '[9999,10000]',
      '[1000000,1000024]',
    ])
    .run(async ({ assert }, range) => {
      const { status } = await get(`/api/admin/sms?${new URLSearchParams({ range })}`, { token })
      assert.equal(status, 422)
    })

  test('a cursor that it did not hand out: {$self}')
    .with(['x', 'WyIxIiwiMSJd.AAAAAAAAAAAAAAAAAAAAAA', "'", '.', 'a.b.c'])
    .run(async ({ assert }, after) => {
      assert.equal((await list('sms', token, { after })).status, 422)
    })

  test('a format of export that there is not', async ({ assert }) => {
    for (const format of ['pdf', '__proto__', 'XLSX']) {
      const answer = await get(`/api/admin/sms/export?format=${format}`, { token })
      assert.equal(answer.status, 422, format)
    }
  })

  test('but neither empty parameters nor the last row within reach', async ({ assert }) => {
    assert.equal((await get('/api/admin/sms?sort=&filter=&range=&after=', { token })).status, 200)
    assert.equal((await list('sms', token, { range: [9000, 9999] })).status, 200)
  })
})
