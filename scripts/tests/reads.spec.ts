import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '../lib/paths.ts'
import { folderOf, platform, reads } from '../lint/modules.ts'
import { askedViews, filledViews, publishedViews } from '../lint/published.ts'
import { columnsOf, unreadColumns } from '../lint/published_columns.ts'
import {
  everyCall,
  everyRead,
  foreignCalls,
  foreignReads,
  isAgainstArrows,
  mayFill,
  readsOfFile,
  refuseCall,
  refuseRead,
  sourcesOf,
} from '../lint/reads.ts'
import { readsOfSource, readsOfSql } from '../lint/sql_reads.ts'
import { refuseWrite, tablesWritten } from '../lint/tables.ts'

const every = everyRead()
const calls = everyCall()

const everyOwn = (module: string): ReadonlySet<string> =>
  new Set(
    sourcesOf(`api/app/${folderOf(module)}`)
      .flatMap((file) => readsOfFile(file, readFileSync(inRoot(file), 'utf8')))
      .map(({ table }) => table)
  )

test('tables that are read, and rows that are locked, are found in SQL and in chains of calls', () => {
  const cases: [source: string, reads: string][] = [
    ['`select id from orders where id = ?`', 'orders'],
    [
      '`select (select max(at) from public.disputes) from "orders" o, users as u`',
      'disputes orders users',
    ],
    ['`update payouts set net = o.amount from orders o`', 'orders'],
    ['`delete from payouts using orders o where o.id = order_id`', 'payouts orders'],
    ['`with orders as (select id from users) select id from orders`', 'users'],
    ["`select 'from orders' -- from payouts\n from users`", 'users'],
    ['`select ${columns} from orders ${filter} join users on true`', 'orders users'],
    ["db.from('orders as o').leftJoin('users', 'users.id', 'o.owner_id')", 'orders users'],
    ["reading('orders as o').join('users', 'users.id', 'o.owner_id')", 'orders users'],
    ['`select id from orders for update`', 'orders!'],
    ['`select id from orders o join users u on true for no key update of o`', 'orders! users'],
    ['`select id from orders o join users u on true for share of u, o`', 'orders! users!'],
    ['`select id from orders where exists (select from users) for update`', 'orders! users'],
    ['`select id from users; select id from orders for update`', 'users orders!'],
    ['`with x as (select id from users for update) select id from orders`', 'users! orders'],
    ["trx.from('orders').where('id', id).forUpdate().first()", 'orders!'],
    [
      "trx.from('orders').whereIn('id', trx.from('users').select('id')).forUpdate()",
      'orders! users',
    ],
  ]
  for (const [source, reads] of cases) {
    const found = readsOfSource(source).map(({ table, locks }) => (locks ? `${table}!` : table))
    assert.equal(found.join(' '), reads, source)
  }
})

test('nobody reads a table of another module, or locks its rows', () => {
  const refused = every.flatMap((read) => refuseRead(read.file, read) ?? [])
  assert.ok(every.length > 500)
  assert.deepEqual(refused, [])
})

test('functions of the database read as their module may, and write its tables alone', () => {
  const functions = globSync('api/app/**/functions.sql', { cwd: inRoot() })
  assert.ok(functions.length > 8)
  for (const file of functions) {
    const written = tablesWritten(readFileSync(inRoot(file), 'utf8'))
    assert.deepEqual(
      written.flatMap((table) => refuseWrite(file, table) ?? []),
      [],
      file
    )
  }
  const body = `create function is_owed() returns boolean language sql as $$
    select exists (select from installments) $$;`
  const [read] = foreignReads('api/app/trade/orders/functions.sql', body)
  assert.match(
    refuseRead('api/app/trade/orders/functions.sql', read!)!,
    /"installments" is read by/
  )
})

test('a function of another module is called by whoever is named, in SQL and in TypeScript', () => {
  const file = 'api/app/trade/webhooks/x.ts'
  const found = (source: string) => foreignCalls(file, source).map(({ name }) => name)
  assert.deepEqual(found('`select now(), fee_is_active (line.id) from lines`'), ['fee_is_active'])
  assert.deepEqual(found("query.whereRaw('IS_PAST_DUE(line.id, ?)', [day])"), ['is_past_due'])
  assert.deepEqual(found("`select 'fee_is_active()' -- is_past_due()`"), [])
  assert.match(refuseCall(file, { name: 'fee_is_active', at: 0 })!, /does not read "credit_lines"/)
  const refused = calls.flatMap((call) => refuseCall(call.file, call) ?? [])
  assert.ok(calls.length > 15)
  assert.deepEqual(refused, [])
})

test('modules.ts names who reads whom, and nobody who does not', () => {
  const found: Record<string, Set<string>> = {}
  for (const { module, owner } of [...every, ...calls])
    if (owner !== platform) (found[module] ??= new Set()).add(owner)
  for (const module of new Set([...Object.keys(found), ...Object.keys(reads)]))
    assert.deepEqual(
      [...(found[module] ?? [])].toSorted(),
      [...(reads[module] ?? [])].toSorted(),
      module
    )
})

test('no module reads one above it: it asks', () => {
  assert.ok(isAgainstArrows('installments', 'orders') && isAgainstArrows('platform', 'staff'))
  const found = every.filter(({ module, owner }) => isAgainstArrows(module, owner))
  const pairs = new Set(found.map(({ module, owner }) => `${module} → ${owner}`))
  assert.deepEqual([...pairs], [])
  // They take the day, which no view that is filled from above can.
  const upwards = calls.filter(({ module, owner }) => isAgainstArrows(module, owner))
  assert.deepEqual(
    [...new Set(upwards.map(({ module, name }) => `${module}: ${name}`))].toSorted(),
    [
      'contracts: renewal_refusal',
      'issuing: fee_is_active',
      'registration: fee_is_active',
      'registration: shown_renewal_refusal',
    ]
  )
})

test('each view that is published says what it holds, bears its module’s name, and is read', () => {
  const read = new Set(every.map(({ table }) => table))
  assert.ok(publishedViews.length > 50)
  for (const { name, module, sentence, file, sql } of publishedViews) {
    assert.match(sentence, /^[A-Z].*\.$/s, name)
    assert.ok(name.startsWith(`${module}_`), name)
    assert.ok(read.has(name), `nobody reads ${name}`)
    for (const one of foreignReads(file, sql)) assert.equal(refuseRead(file, one), undefined, name)
  }
})

test('each column that is published is read by others, each that is asked by who asks', () => {
  assert.deepEqual(
    columnsOf('select o.id, (payload ->> $$a$$, 1) as amount, null::uuid as one from orders o'),
    ['id', 'amount', 'one']
  )
  assert.deepEqual(columnsOf('select key, (select max(at) from x where true) as at\n  from y'), [
    'key',
    'at',
  ])
  assert.deepEqual(unreadColumns(), [])
})

test('what a module asks, a module above it fills, and the asker alone reads', () => {
  const read = new Set(every.map(({ table }) => table))
  assert.deepEqual(
    filledViews.map(({ name }) => name).toSorted(),
    askedViews.map(({ name }) => name).toSorted()
  )
  for (const { name, module, sentence, sql } of askedViews) {
    assert.match(sentence, /^[A-Z].*\.$/s, name)
    assert.ok(name.startsWith(`${module}_`), name)
    assert.deepEqual(readsOfSql(sql), [], `${name} is empty`)
    const filler = filledViews.find((view) => view.name === name)!
    assert.ok(mayFill(filler.module, module), `${filler.module} does not stand above ${module}`)
    assert.ok(everyOwn(module).has(name), `nobody reads ${name}`)
    const isOfOne = !/\bjoin\b/.test(filler.sql)
    assert.ok(!(isOfOne && /\bid as \w+_id\b/.test(filler.sql)), `the id of ${name} is "id"`)
  }
  assert.deepEqual(
    askedViews.filter(({ name }) => read.has(name)),
    []
  )
})

test('nobody but the asker reads what was asked, and only modules above fill it', () => {
  const read = { table: 'identity_staff', at: 0, locks: false }
  assert.match(refuseRead('api/app/trade/orders/orders_resource.ts', read)!, /asks for itself/)
  assert.ok(mayFill('staff', 'identity'))
  assert.ok(mayFill('leads', 'platform'))
  assert.ok(!mayFill('identity', 'staff'))
  assert.ok(!mayFill('identity', 'identity'))
  assert.ok(!mayFill('platform', 'identity'))
})
