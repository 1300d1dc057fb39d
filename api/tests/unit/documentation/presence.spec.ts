import { test } from '@japa/runner'
import { columnOf, isPresent, readBy } from '#app/site/documentation/generator/presence'
import type { Tables } from '#app/site/documentation/generator/tables'

const always = { schema: { type: 'string' }, isNullable: false }
const perhaps = { schema: { type: 'string' }, isNullable: true }
const known: Record<string, ReturnType<Tables>> = {
  orders: {
    id: always,
    amount: always,
    note: perhaps,
    distributor_id: always,
    branch_id: perhaps,
  },
  distributors: { id: always, name: always },
  distributor_branches: { id: always, name: always },
  approvals: { id: always, subject_id: always, asked_by: always },
  registrations: { id: always, plan: always },
  staff_users: { id: always, full_name: always },
}
const tables: Tables = (name) => known[name]

const orders = `select * from "orders" as "o"
  left join "distributors" as "d" on "d"."id" = "o"."distributor_id"
  left join "distributor_branches" as "b" on "b"."id" = "o"."branch_id"`
const narrowed = `select * from orders as o left join distributors as d on d.id = o.distributor_id and d.name <> ''`
const approvals = `select * from approvals
  left join registrations as r on r.id = approvals.subject_id
  left join staff_users as asking on asking.id = approvals.asked_by`
const inner = `select * from distributors as d inner join orders as o on o.distributor_id = d.id`
const nested = `select * from (select d.* from distributors as d) as known left join distributors as d on d.id = known.id`

test.group('What always has a value', () => {
  test('{expression}: {holds}')
    .with([
      { sql: orders, expression: 'o.amount', holds: true },
      { sql: orders, expression: 'o.note', holds: false },
      { sql: orders, expression: 'd.name', holds: true },
      { sql: orders, expression: 'b.name', holds: false },
      { sql: narrowed, expression: 'd.name', holds: false },
      { sql: approvals, expression: 'r.plan', holds: false },
      { sql: approvals, expression: 'asking.full_name', holds: true },
      { sql: inner, expression: 'o.amount', holds: true },
      { sql: nested, expression: 'd.name', holds: false },
      { sql: orders, expression: 'x.name', holds: false },
      { sql: orders, expression: `coalesce(o.note, '')`, holds: true },
      { sql: orders, expression: 'coalesce(o.note, b.name)', holds: false },
      { sql: orders, expression: '(select count(*) from orders)', holds: true },
      { sql: orders, expression: '(select max(amount) from orders)', holds: false },
      { sql: orders, expression: 'o.note is not null', holds: true },
      { sql: orders, expression: 'o.amount - o.amount', holds: true },
      { sql: orders, expression: 'o.amount - o.note', holds: false },
      { sql: orders, expression: `o.id || ':' || d.id`, holds: true },
      { sql: orders, expression: `case when o.note is null then 'A' else 'B' end`, holds: true },
      { sql: orders, expression: `case when o.note is null then 'A' end`, holds: false },
      { sql: orders, expression: `case when o.amount = 1 then o.note else 'B' end`, holds: false },
      { sql: orders, expression: 'nullif(o.amount, 0)', holds: false },
    ])
    .run(({ assert }, { sql, expression, holds }) => {
      assert.equal(isPresent(expression, readBy(sql, tables).read), holds)
    })

  test('only a column of a table is known for its type', ({ assert }) => {
    const { read, taken } = readBy(orders, tables)
    assert.deepEqual(columnOf('b.name', read), { ...always, isNullable: true })
    assert.isUndefined(columnOf('coalesce(b.name, d.name)', read))
    assert.deepEqual(taken, [
      { table: 'orders', column: 'distributor_id', references: 'distributors' },
    ])
  })
})
