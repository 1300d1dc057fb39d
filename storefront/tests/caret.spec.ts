import assert from 'node:assert/strict'
import { test } from 'vitest'
import { groupTyped, plainTyped } from '../src/core/caret.ts'

/** The caret is written as `|`. */
const typed = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`
const group = (text: string, max = 15) => shown(groupTyped(typed(text), max))

test('digits are grouped while they are typed, and the caret stays at the end', () => {
  assert.equal(group('1|'), '۱|')
  assert.equal(group('۱۲۳4|'), '۱٬۲۳۴|')
})

test('a digit typed in the middle keeps the caret behind itself', () => {
  assert.equal(group('۱٬۲9|۳۴'), '۱۲٬۹|۳۴')
  assert.equal(group('9|۱٬۲۳۴'), '۹|۱٬۲۳۴')
})

test('a digit removed in the middle keeps the caret at its place', () => {
  assert.equal(group('۱٬۲|۴'), '۱۲|۴')
  assert.equal(group('|۲۳۴'), '|۲۳۴')
})

test('leading zeros go, and take the caret along', () => {
  assert.equal(group('0|۱۲۳'), '|۱۲۳')
  assert.equal(group('0|'), '۰|')
})

test('what is too long is cut at its end', () => {
  assert.equal(group('1234|', 3), '۱۲۳|')
})

test('letters and signs are dropped', () => {
  assert.equal(group('-1a2|'), '۱۲|')
})

test('phones keep their leading zero, and the caret its digit', () => {
  assert.equal(shown(plainTyped(typed('0912-1|23'), 11)), '۰۹۱۲۱|۲۳')
  assert.equal(shown(plainTyped(typed('٠٩١٢|'), 11)), '۰۹۱۲|')
})
