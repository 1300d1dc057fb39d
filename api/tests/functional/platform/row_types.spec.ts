import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { describeSql, liesOf, type Described } from '#tests/support/described'
import { preparedStatements, type ColumnType } from '#tests/support/statements'

/** Columns that may be null and are not in the rows that are read; why, beside each. */
const neverNull: Readonly<Record<string, readonly string[]>> = {
  // A check of the table: an account of a line has a limit.
  credit_line_of: ['limit'],
  changeable_line: ['limit'],
  renewable_line: ['limit'],
  // Only those whom the rule names.
  rule_in_force: ['level'],
  // A check of the table: a document is signed with an enrolment that has ended well.
  signature_to_follow: ['certificateSerial', 'certificateKey'],
  // Those alone who were removed.
  former_card_holders: ['removedAt'],
  // Those alone that were decided.
  refused_rules: ['decidedAt'],
  // Set by the statement itself.
  claim_webhook: ['claim'],
  // A repayment that was taken: the event comes after it, the receipt asks for it.
  repayment_notice: ['amount'],
  repayment_of: ['amount', 'paidAt'],
}

/** Made of what is known when they run alone. */
const madeAtRuntime = [
  '`company_orders_${sort}_${direction}`',
  '`count_${name}`',
  '`done_alone_${kind.name}`',
  "`history_${name.replaceAll('-', '_')}_${rights}`",
  '`reconcile_${name}`',
  '`waiting_on_${resource}`',
  'borrowed_request',
  'changes_to_decide',
  'dashboard_installments',
  'name',
  'name',
  'registration_facts',
  'setting_proposal',
]

const text: ColumnType = { kind: 'string', isNullable: false }
const column: Described = { name: 'id', kind: 'string', mayBeNull: false }

test.group('What a prepared statement is said to give', (group) => {
  let statements: ReturnType<typeof preparedStatements>
  group.setup(() => {
    statements = preparedStatements(app.makePath().replace(/\/$/, ''))
  })

  test('is what the database says: names, kinds, and what may be null', async ({ assert }) => {
    const lies: string[] = []
    for (const { name, at, sql, row } of statements) {
      for (const text of sql) {
        const described = await describeSql(text).catch((error: Error) => error)
        const found =
          described instanceof Error
            ? [described.message]
            : liesOf(row ?? {}, row ? described : [], neverNull[name])
        lies.push(...found.map((lie) => `${name} (${at}): ${lie}`))
      }
    }
    assert.isAbove(statements.length, 100)
    assert.deepEqual(lies, [])
  })

  test('can be read off the source, but for a few', ({ assert }) => {
    const unread = statements.filter(({ sql }) => sql.length === 0).map(({ name }) => name)
    assert.deepEqual(unread.sort(), madeAtRuntime)
  })

  test('has one name for each text', ({ assert }) => {
    const texts = new Map<string, Set<string>>()
    for (const { name, sql } of statements) {
      if (sql.length !== 1) continue
      texts.set(name, (texts.get(name) ?? new Set()).add(sql[0]))
    }
    const twice = [...texts].filter(([, known]) => known.size > 1).map(([name]) => name)
    assert.deepEqual(twice, [])
  })

  const cases: [string, Record<string, ColumnType>, Described[], string[]][] = [
    ['nothing of what is so', { id: text }, [column], []],
    ['a column that is not there', { id: text, name: text }, [column], ['name is no column']],
    ['a column that nobody declared', {}, [column], ['id is not declared']],
    ['another kind', { id: { ...text, kind: 'Date' } }, [column], ['id is string and not Date']],
    ['a null', { id: text }, [{ ...column, mayBeNull: true }], ['id may be null']],
    [
      'nothing of a null that is expected',
      { id: { ...text, isNullable: true } },
      [{ ...column, mayBeNull: true }],
      [],
    ],
    [
      'a moment inside JSON, which has none',
      { id: { ...text, kind: 'Date' } },
      [{ ...column, kind: 'json' }],
      ['id is json and not Date'],
    ],
  ]
  test('is caught lying about {0}')
    .with(cases)
    .run(({ assert }, [, row, described, lies]) => {
      assert.deepEqual(liesOf(row, described), lies)
    })
})
