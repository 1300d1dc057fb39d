import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { crossings, everyLock, writtenLocks } from '../lint/locks.ts'
import { inRoot } from '../lib/paths.ts'

const page = readFileSync(inRoot('docs/locks.md'), 'utf8')
const rowsOf = (title: string): string[][] =>
  page
    .split(/^## /m)
    .find((part) => part.startsWith(title))!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!)

const ordered = rowsOf('The order')
const alone = rowsOf('Taken alone')
/** A controller calls actions, each with a transaction of its own. */
const within = everyLock().filter(({ file }) => !/\/(?:controllers|http)\//.test(file))
const order = ordered.map(([lock]) => quoted(lock!)[0]!)
const excused = new Map(
  rowsOf('Against the order').map(([name, takes]) => [
    quoted(name!)[0]!,
    takes!.replaceAll('`', '').trim().split(', '),
  ])
)
/** Not written with the name that the page gives them. */
const elsewhere = ['applications', 'accounts']

test('the page names each lock, and where it is taken', () => {
  const told = [...ordered, ...alone]
    .map(([lock, files]): [string, string[]] => [quoted(lock!)[0]!, quoted(files!)])
    .filter(([lock]) => !elsewhere.includes(lock))
  const byName = (one: [string, string[]], other: [string, string[]]) =>
    one[0] < other[0] ? -1 : 1
  assert.deepEqual(told.toSorted(byName), [...writtenLocks()].toSorted(byName))
})

test('who takes several takes them in the order of the page', () => {
  const allowed = [...excused.values()].flat()
  const wrong = within.flatMap(({ file, name, locks }) => {
    const ranked = locks.filter((lock) => order.includes(lock))
    const found = crossings(order, ranked).filter((pair) => !allowed.includes(pair))
    return found.length ? [`${file} ${name}: ${found.join(', ')}`] : []
  })
  assert.deepEqual(wrong, [])
  for (const [name, pairs] of excused) {
    const { locks } = within.find((one) => one.name === name)!
    assert.deepEqual(crossings(order, locks), pairs, name)
  }
  assert.ok(within.filter(({ locks }) => locks.length > 1).length > 80)
})

test('who takes one beside another is in the order', () => {
  const alones = alone.map(([lock]) => quoted(lock!)[0]!).filter((lock) => lock !== 'turn by key')
  const missing = within
    .filter(({ locks }) => locks.filter((lock) => lock !== 'turn by key').length > 1)
    .flatMap(({ name, locks }) =>
      locks.filter((lock) => alones.includes(lock)).map((lock) => `${name}: ${lock}`)
    )
  assert.deepEqual(missing, [])
})

test('locks are found through calls, texts and what the container made, in the order of their taking', () => {
  const of = (name: string) => within.find((one) => one.name === name)!.locks
  assert.deepEqual(of('lockDebt'), ['orders', 'installments', 'credit_lines', 'late_fees'])
  assert.deepEqual(of('lockOrders'), ['orders'])
  assert.deepEqual(of('ChargeLateFees.#charge'), [
    'orders',
    'installments',
    'late_fees',
    'accounts',
  ])
  assert.deepEqual(of('DecideRuleChange.execute').slice(0, 2), ['card_holders', 'companies'])
  assert.deepEqual(crossings(['orders', 'lines'], ['lines', 'orders']), ['lines before orders'])
})
