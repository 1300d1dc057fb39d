import { test } from '@japa/runner'
import { text } from '#app/platform/resource/columns'
import { custom, equals, yesOrNo } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const rest = {
  title: 'probe',
  permission: 'sms.list',
  query: () => reading('sms_messages as sms'),
  defaultSort: ['id', 'ASC'],
} as const
const fields = { id: 'sms.id', phone: 'sms.phone' }

/** Never run: each line with an expectation is one that the compiler must refuse. */
export const refusedByTheCompiler = () => [
  // @ts-expect-error -- a sort must name a field
  defineResource('a', { ...rest, fields, sorts: ['nope'] }),
  // @ts-expect-error -- so must the default sort
  defineResource('b', { ...rest, fields, defaultSort: ['nope', 'ASC'] }),
  // @ts-expect-error -- and a total
  defineResource('c', { ...rest, fields, totals: ['nope'] }),
  // @ts-expect-error -- and what distributors do not see
  defineResource('d', { ...rest, fields, bankOnly: ['nope'] }),
  // @ts-expect-error -- and a column of the export
  defineResource('e', { ...rest, fields, columns: { nope: text('h') } }),
  // @ts-expect-error -- and a filter that compares a field
  defineResource('f', { ...rest, fields, filters: { nope: equals() } }),
  // @ts-expect-error -- a permission must exist
  defineResource('g', { ...rest, fields, permission: 'sms.everything' }),
  // @ts-expect-error -- rows need an id
  defineResource('h', { ...rest, fields: { phone: 'sms.phone' }, defaultSort: ['phone', 'ASC'] }),
]

test.group('The description of a resource', () => {
  test('has defaults for what it leaves out', ({ assert }) => {
    const resource = defineResource('description-probe', {
      ...rest,
      fields,
      filters: {
        phone: equals('text'),
        owner: equals().on('sms.owner_id'),
        late: custom(yesOrNo, (query) => query),
      },
      sorts: ['phone'],
    })
    assert.containSubset(resource, {
      name: 'description-probe',
      idKind: 'uuid',
      search: [],
      totals: [],
      confine: null,
      show: null,
    })
  })

  test('is given once for a name', ({ assert }) => {
    defineResource('twice-probe', { ...rest, fields })
    assert.throws(() => defineResource('twice-probe', { ...rest, fields }), /described twice/)
  })
})
