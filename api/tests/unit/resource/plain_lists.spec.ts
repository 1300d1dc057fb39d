import { test } from '@japa/runner'
import { words } from '#contracts/words'
import { definePlainList } from '#app/platform/resource/plain_list'

const names = { title: 'پیامک‌ها', singular: 'پیامک' }

/** Never run: each line with an expectation is one that the compiler must refuse. */
export const refusedByTheCompiler = () => [
  definePlainList('sms', names, { phone: 'code' }),
  // @ts-expect-error -- a list without a right of its name says which opens it
  definePlainList('a-probe', names, { phone: 'code' }),
  // @ts-expect-error -- and one that exists
  definePlainList('b-probe', names, { phone: 'code' }, { permission: 'sms.everything' }),
  // @ts-expect-error -- a column that the shared headers have no word for is given one
  definePlainList('sms', names, { sender: 'code' }),
  // @ts-expect-error -- a column holds something that is known
  definePlainList('sms', names, { phone: 'number?' }),
  // @ts-expect-error -- and a sort names a column
  definePlainList('sms', names, { phone: 'code' }, { sorts: ['nope'] }),
]

test.group('A plain list', () => {
  test('is the table of its name, each column by what it holds', ({ assert }) => {
    const list = definePlainList(
      'plain-probe',
      { ...names, active: 'فعال', madeBy: 'سازنده' },
      {
        dueDate: 'day',
        paidAt: 'moment',
        amount: 'rials',
        active: 'flag',
        plan: words.plan,
        madeBy: 'text',
      },
      { permission: 'sms.list', key: 'id' }
    )
    assert.containSubset(list, {
      title: 'پیامک‌ها',
      singular: 'پیامک',
      permission: 'sms.list',
      idKind: 'uuid',
      fields: {
        id: 'plain_probe.id',
        dueDate: 'plain_probe.due_date',
        madeBy: 'plain_probe.made_by',
      },
      sorts: ['dueDate', 'paidAt', 'amount', 'active', 'plan', 'madeBy'],
      defaultSort: ['dueDate', 'DESC'],
      confine: null,
    })
    const { filters, columns } = list
    assert.deepEqual(
      Object.entries(filters).map(([field, { takes }]) => [field, takes.kind]),
      [
        ['dueDate', 'days'],
        ['paidAt', 'moments'],
        ['amount', 'amounts'],
        ['active', 'flag'],
        ['plan', 'enum'],
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
        ['madeBy', 'text', 'سازنده'],
      ]
    )
  })

  test('knows a row by its first column: by its number, or by its text whatever is asked for', ({
    assert,
  }) => {
    const right = { permission: 'sms.list' } as const
    const numbered = definePlainList('numbered-probe', names, { id: 'number', name: 'text' }, right)
    assert.containSubset(numbered, { idKind: 'integer', defaultSort: ['id', 'ASC'] })
    assert.equal(numbered.fields['id'], 'numbered_probe.id')
    const dated = definePlainList('dated-probe', names, { dueDate: 'day' }, right)
    assert.containSubset(dated, { idKind: 'text', fields: { id: 'dated_probe.due_date::text' } })
  })
})
