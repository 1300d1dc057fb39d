import { test } from '@japa/runner'
import * as field from '#app/platform/resource/fields'
import { flag } from '#app/platform/resource/filters'
import { list as read } from '#app/platform/resource/reader'
import { readListRequest } from '#app/platform/resource/list_request'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { cleanDatabase } from '#tests/support/database'
import { staffToken } from '#tests/support/identity'
import { aCaller, list, messages, rangeOf } from '#tests/support/resources'

/** Sorted by a column that is empty in many rows, and by one that is equal in many. */
const probe = defineResource('cursor-probe', {
  title: 'آزمون',
  permission: 'sms.list',
  query: () => reading('sms_messages as sms'),
  fields: {
    id: 'sms.id',
    provider: field.raw('sms.provider', { sort: true }),
    template: field.raw('sms.template', { sort: true }),
  },
  filters: { hasProvider: flag().on('(sms.provider is not null)') },
  defaultSort: ['template', 'ASC'],
})

const caller = aCaller()

/** All rows, page by page, by cursor alone. */
const walk = async (sort: [string, string], pageSize: number) => {
  const ids: unknown[] = []
  let after: string | undefined
  let pages = 0
  do {
    const query = { sort: JSON.stringify(sort), range: `[0,${pageSize - 1}]`, after }
    const { rows, nextCursor } = await read(probe, caller, readListRequest(probe, caller, query))
    ids.push(...rows.map(({ id }) => id))
    after = nextCursor ?? undefined
    pages++
  } while (after)
  return { ids, pages }
}

test.group('Cursors of a list', (group) => {
  group.each.setup(() => cleanDatabase())

  test('walk every row once, in order, past equal and missing values: {$self}')
    .with([
      ['provider', 'ASC'],
      ['provider', 'DESC'],
      ['template', 'ASC'],
      ['template', 'DESC'],
      ['id', 'ASC'],
      ['id', 'DESC'],
    ] as [string, string][])
    .run(async ({ assert }, sort) => {
      await messages(57, (index) => ({
        provider: index % 3 ? null : `provider ${index % 4}`,
        template: `template ${index % 5}`,
      }))
      const request = readListRequest(probe, caller, { sort: JSON.stringify(sort) })
      const all = (await read(probe, caller, request)).rows.map(({ id }) => id)
      assert.lengthOf(all, 57)
      for (const pageSize of [1, 4, 10, 19, 57]) {
        const { ids } = await walk(sort, pageSize)
        assert.deepEqual(ids, all, `pages of ${pageSize}`)
      }
    })

  test('hold their place while rows are added before them', async ({ assert }) => {
    const token = await staffToken('support')
    const sent = await messages(20)
    const first = await list('sms', token, { range: [0, 9] })
    await messages(5, () => ({}), new Date('2026-04-01T00:00:00Z'))
    const after = first.headers.get('x-next-cursor')!
    const second = await list('sms', token, { range: [10, 19], after })
    const newest = sent.map(({ id }) => id).reverse()
    assert.deepEqual(
      second.body.map(({ id }: { id: string }) => id),
      newest.slice(10)
    )
    assert.equal(rangeOf(second).first, 10)
  })

  test('lead past the ten thousandth row, where ranges end', async ({ assert }) => {
    const token = await staffToken('support')
    for (let batch = 0; batch < 11; batch++) {
      await messages(1000, () => ({}), new Date(Date.UTC(2026, 0, 1 + batch)))
    }
    const last = await list('sms', token, { range: [9975, 9999] })
    assert.equal(last.headers.get('x-total-estimated'), 'true')
    assert.isAbove(rangeOf(last).total, 10_000)
    assert.equal((await list('sms', token, { range: [10_000, 10_024] })).status, 422)

    const after = last.headers.get('x-next-cursor')!
    const beyond = await list('sms', token, { range: [10_000, 10_024], after })
    assert.equal(beyond.status, 200)
    assert.equal(rangeOf(beyond).last, 10_024)
    assert.isBelow(Date.parse(beyond.body[0].createdAt), Date.parse(last.body.at(-1).createdAt))
  })

  test('belong to one order: another refuses them', async ({ assert }) => {
    const token = await staffToken('support')
    await messages(3)
    const first = await list('sms', token, { range: [0, 1] })
    const after = first.headers.get('x-next-cursor')!
    const other = await list('sms', token, { sort: ['createdAt', 'ASC'], range: [2, 3], after })
    assert.equal(other.status, 422)
  })

  test('end with the list', async ({ assert }) => {
    const token = await staffToken('support')
    await messages(3)
    assert.isNull((await list('sms', token, { range: [0, 9] })).headers.get('x-next-cursor'))
  })
})
