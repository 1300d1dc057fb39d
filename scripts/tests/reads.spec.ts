import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platform, reads } from '../lint/modules.ts'
import { publishedViews } from '../lint/published.ts'
import { backwardReads } from '../lint/backward_reads.ts'
import { everyRead, foreignReads, isAgainstArrows, refuseRead } from '../lint/reads.ts'
import { readsOfSource } from '../lint/sql_reads.ts'

const every = everyRead()

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

test('modules.ts names who reads whom, and nobody who does not', () => {
  const found: Record<string, Set<string>> = {}
  for (const { module, owner } of every)
    if (owner !== platform) (found[module] ??= new Set()).add(owner)
  for (const module of new Set([...Object.keys(found), ...Object.keys(reads)]))
    assert.deepEqual(
      [...(found[module] ?? [])].toSorted(),
      [...(reads[module] ?? [])].toSorted(),
      module
    )
})

test('a module that reads one above it is in a list, which only shrinks', () => {
  const found = every.filter(({ module, owner }) => isAgainstArrows(module, owner))
  const pairs = new Set(found.map(({ module, owner }) => `${module} → ${owner}`))
  assert.deepEqual([...pairs].toSorted(), backwardReads)
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
