import { test } from '@japa/runner'
import { words } from '#contracts/words'
import { definePlainList } from '#app/platform/resource/plain_list'

const called = { title: 'آزمون‌ها', singular: 'آزمون' }
const phones = { columns: { phone: 'code' } } as const

/** Never run: each line with an expectation is one that the compiler must refuse. */
export const refusedByTheCompiler = () => [
  definePlainList('sms', { ...called, columns: { phone: 'code' } }),
  // @ts-expect-error -- a list without a right of its name says which opens it
  definePlainList('a-probe', { ...called, columns: { phone: 'code' } }),
  // @ts-expect-error -- and one that exists
  definePlainList('b-probe', { ...called, ...phones, permission: 'sms.everything' }),
  // @ts-expect-error -- a column is one that the dictionary has a word for
  definePlainList('sms', { ...called, columns: { sender: 'code' } }),
  // @ts-expect-error -- a column holds something that is known
  definePlainList('sms', { ...called, columns: { phone: 'number?' } }),
  // @ts-expect-error -- a sort names a column
  definePlainList('sms', { ...called, ...phones, sorts: ['nope'] }),
  // @ts-expect-error -- and it has a name
  definePlainList('sms', phones),
]

test.group('A plain list', () => {
  test('is the table of its name, each column by what it holds', ({ assert }) => {
    const list = definePlainList('plain-probe', {
      ...called,
      permission: 'sms.list',
      columns: {
        dueDate: 'day',
        paidAt: 'moment',
        amount: 'rials',
        active: 'flag',
        plan: words.plan,
        createdBy: 'text',
      },
      key: 'id',
      labels: { active: 'isActive' },
    })
    assert.containSubset(list, {
      ...called,
      permission: 'sms.list',
      idKind: 'uuid',
      fields: {
        id: 'plain_probe.id',
        dueDate: 'plain_probe.due_date',
        createdBy: 'plain_probe.created_by',
      },
      sorts: ['dueDate', 'paidAt', 'amount', 'active', 'plan', 'createdBy'],
      defaultSort: ['dueDate', 'DESC'],
      confine: null,
    })
    const { filters, columns } = list
    assert.deepEqual(
      Object.entries(filters).map(([field, { takes }]) => [field, takes.kind]),
      [
        ['plan', 'enum'],
        ['active', 'flag'],
        ['amount', 'amounts'],
        ['dueDate', 'days'],
        ['paidAt', 'moments'],
      ]
    )
    assert.deepEqual(
      Object.entries(columns).map(([field, column]) => [field, column!.kind, column!.header]),
      [
        ['dueDate', 'day', 'سررسید'],
        ['paidAt', 'moment', 'زمان پرداخت'],
        ['amount', 'rials', 'مبلغ (ریال)'],
        ['active', 'flag', 'فعال'],
        ['plan', 'label', 'طرح'],
        ['createdBy', 'text', 'سازنده'],
      ]
    )
  })

  test('knows a row by its first column: by its number, or by its text whatever is asked for', ({
    assert,
  }) => {
    const right = { ...called, permission: 'sms.list' } as const
    const numbered = definePlainList('numbered-probe', {
      ...right,
      columns: { id: 'number', name: 'text' },
    })
    assert.containSubset(numbered, { idKind: 'integer', defaultSort: ['id', 'ASC'] })
    assert.equal(numbered.fields['id'], 'numbered_probe.id')
    const dated = definePlainList('dated-probe', { ...right, columns: { dueDate: 'day' } })
    assert.containSubset(dated, { idKind: 'text', fields: { id: 'dated_probe.due_date::text' } })
  })
})
