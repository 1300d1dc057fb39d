import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  missingOf,
  partsSentence,
  problemOf,
  sourceSentence,
} from '../src/areas/debts/parts/installments/sources.ts'

test('a gateway brings exactly what the wallet lacks', () => {
  assert.equal(missingOf(8_000_000, 3_000_000), 5_000_000)
  assert.equal(missingOf(8_000_000, 8_000_000), 0)
  assert.equal(missingOf(8_000_000, 9_000_000), 0)
})

test('one sentence says where the money comes from', () => {
  assert.match(sourceSentence(2_000_000, 5_000_000), /۲٬۰۰۰٬۰۰۰ ریال از کیف پول .* ۳٬۰۰۰٬۰۰۰ ریال/)
  assert.match(sourceSentence(5_000_000, 2_000_000), /۲٬۰۰۰٬۰۰۰ ریال .* ۳٬۰۰۰٬۰۰۰ ریال کمبود/)
  assert.match(sourceSentence(5_000_000, 0), /کیف پول شما خالی است؛ ۵٬۰۰۰٬۰۰۰ ریال/)
})

test('an amount is something, and at most what is owed', () => {
  assert.equal(problemOf(1, { owed: 5 }), undefined)
  assert.equal(problemOf(5, { owed: 5 }), undefined)
  assert.ok(problemOf(null, { owed: 5 }))
  assert.ok(problemOf(0, { owed: 5 }))
  assert.match(problemOf(6, { owed: 5 }) ?? '', /۵ ریال/)
})

test('an amount is at least the least of a repayment, or ends a debt', () => {
  const bounds = { owed: 50, min: 10, whole: [7] }
  assert.match(problemOf(9, bounds) ?? '', /۱۰ ریال/)
  for (const amount of [10, 7, 50]) assert.equal(problemOf(amount, bounds), undefined)
  assert.equal(problemOf(3, { owed: 3, min: 10 }), undefined)
})

test('the sheet says beforehand how little may be repaid', () => {
  assert.match(partsSentence(50, 10), /۵۰ ریال را بپردازید؛ هر بار دست‌کم ۱۰ ریال/)
  for (const owed of [10, 3]) assert.match(partsSentence(owed, 10), /یک‌جا/)
  assert.match(partsSentence(50, 0), /^می‌توانید بخشی از ۵۰ ریال را بپردازید\.$/)
})
