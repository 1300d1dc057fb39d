import assert from 'node:assert/strict'
import { test } from 'vitest'
import { missingOf, problemOf, sourceSentence } from '../src/features/installments/sources.ts'

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
  assert.equal(problemOf(1, 5), undefined)
  assert.equal(problemOf(5, 5), undefined)
  assert.ok(problemOf(null, 5))
  assert.ok(problemOf(0, 5))
  assert.match(problemOf(6, 5) ?? '', /۵ ریال/)
})
