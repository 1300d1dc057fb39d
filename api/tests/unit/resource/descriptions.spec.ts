import { test } from '@japa/runner'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { anyOf, custom, equals, yesOrNo } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const rest = {
  title: 'آزمون',
  permission: 'sms.list',
  query: () => reading('sms_messages as sms'),
  defaultSort: ['id', 'ASC'],
} as const
const fields = { id: 'sms.id', phone: 'sms.phone' }

/** Never run: each line with an expectation is one that the compiler must refuse. */
export const refusedByTheCompiler = () => [
  // @ts-expect-error -- the default sort must name a field
  defineResource('a', { ...rest, fields, defaultSort: ['nope', 'ASC'] }),
  // @ts-expect-error -- a filter that compares a field stands on its line
  defineResource('b', { ...rest, fields, filters: { phone: equals() } }),
  // @ts-expect-error -- a permission must exist
  defineResource('c', { ...rest, fields, permission: 'sms.everything' }),
  // @ts-expect-error -- rows need an id
  defineResource('d', { ...rest, fields: { phone: 'sms.phone' }, defaultSort: ['phone', 'ASC'] }),
  // @ts-expect-error -- a label is a word of the dictionary
  field.text('sms.phone', { label: 'nope' }),
  // @ts-expect-error -- nobody is shown an id
  field.id('sms.id', { export: false }),
]

test.group('The description of a resource', () => {
  test('has defaults for what it leaves out', ({ assert }) => {
    const resource = defineResource('description-probe', {
      ...rest,
      fields: { id: 'sms.id', phone: field.code('sms.phone', { filter: true, sort: true }) },
      filters: {
        owner: equals().on('sms.owner_id'),
        late: custom(yesOrNo, (query) => query),
      },
    })
    assert.containSubset(resource, {
      name: 'description-probe',
      idKind: 'uuid',
      search: [],
      sorts: ['phone'],
      totals: [],
      confine: null,
      show: null,
    })
  })

  test('has a line for each field, and all the rest follows', ({ assert }) => {
    const { fields, search, filters, sorts, totals, bankOnly, shown, columns } = defineResource(
      'lines-probe',
      {
        ...rest,
        fields: {
          id: 'o.id',
          createdAt: field.moment('o.created_at', { filter: true, sort: true }),
          amount: field.rials('o.amount', { filter: true, sum: true, bankOnly: true }),
          phone: field.code('o.phone', { label: 'ceoPhone', search: true }),
          userId: field.id('o.user_id', { filter: true }),
          dueDate: field.day('o.due_date', { export: false, filter: true }),
          plan: field.label('o.plan', words.plan, { filter: anyOf(['kasbeno-fmcg-real']) }),
          status: field.label('o.status', words.order, { filter: true }),
        },
        search: ['o.search_key'],
      }
    )
    assert.deepInclude(fields, { id: 'o.id', phone: 'o.phone' })
    assert.deepEqual(search, ['o.phone', 'o.search_key'])
    assert.deepEqual(
      Object.entries(filters).map(([name, { takes }]) => [name, takes.kind]),
      [
        ['status', 'enum'],
        ['plan', 'enum'],
        ['userId', 'id'],
        ['amount', 'amounts'],
        ['dueDate', 'days'],
        ['createdAt', 'moments'],
      ]
    )
    assert.containSubset(filters['plan'], { takes: { values: ['kasbeno-fmcg-real'] } })
    assert.deepEqual([sorts, totals, bankOnly], [['createdAt'], ['amount'], ['amount']])
    assert.deepEqual(
      Object.entries(columns).map(([name, column]) => [name, column!.kind, column!.header]),
      [
        ['createdAt', 'moment', 'زمان ثبت'],
        ['amount', 'rials', 'مبلغ (ریال)'],
        ['phone', 'code', 'موبایل مدیرعامل'],
        ['plan', 'label', 'طرح'],
        ['status', 'label', 'وضعیت'],
      ]
    )
    assert.sameMembers(Object.keys(shown), [...Object.keys(columns), 'dueDate'])
  })

  test('shows no field that the dictionary has no word for, and filters by no kind that has no way', ({
    assert,
  }) => {
    const nameless = { id: 'sms.id', nameless: field.text('sms.phone') }
    assert.throws(
      () => defineResource('nameless-probe', { ...rest, fields: nameless }),
      /no word for the field nameless/
    )
    assert.throws(() => field.number('sms.tries', { filter: true }), /how to filter by sms\.tries/)
  })

  test('is given once for a name', ({ assert }) => {
    defineResource('twice-probe', { ...rest, fields })
    assert.throws(() => defineResource('twice-probe', { ...rest, fields }), /described twice/)
  })
})
