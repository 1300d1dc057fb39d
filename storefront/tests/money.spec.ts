import assert from 'node:assert/strict'
import { test } from 'vitest'
import { inLargeToman, isWholeAmount, parseRials, rialsInWords } from '../src/core/money.ts'
import { groupDigits } from '../src/core/grouped.ts'

test('amounts are grouped by three in Persian digits', () => {
  assert.equal(groupDigits(50_000_000), '۵۰٬۰۰۰٬۰۰۰')
  assert.equal(groupDigits(0), '۰')
})

test('large amounts are shown in million toman, from ten billion rials on in billion toman', () => {
  assert.equal(inLargeToman(500_000_000), '۵۰ میلیون تومان')
  assert.equal(inLargeToman(9_999_999_999), '۱٬۰۰۰ میلیون تومان')
  assert.equal(inLargeToman(10_000_000_000), '۱ میلیارد تومان')
  assert.equal(inLargeToman(5_000_000), '۵۰۰ هزار تومان')
})

test('an amount is said in toman, and what is less than a toman in rials', () => {
  assert.equal(rialsInWords(50_000_000), 'پنج میلیون تومان')
  assert.equal(rialsInWords(500_001), 'پنجاه هزار تومان و یک ریال')
  assert.equal(rialsInWords(7), 'هفت ریال')
  assert.equal(rialsInWords(0), 'صفر ریال')
})

test('typed amounts are read in digits of any script, with any separators', () => {
  assert.equal(parseRials('۵٬۰۰۰'), 5000)
  assert.equal(parseRials('٥,٠٠٠'), 5000)
  assert.equal(parseRials('5 000'), 5000)
  assert.equal(parseRials(''), null)
  assert.equal(parseRials('ریال'), null)
})

test.each(['5.5', '۵٫۵', '12,000.00', '-5000', '−5000', '۱۴۰۵/۰۹/۰۱', '0021-8800'])(
  '«%s» is no whole amount',
  (typed) => assert.equal(isWholeAmount(typed), false)
)

test.each(['5000', '۵٬۰۰۰', '5,000,000', '5.000.000', '5/000/000', '12 000 ریال', '۱٬۲۳', ''])(
  '«%s» is one, or on the way to one',
  (typed) => assert.equal(isWholeAmount(typed), true)
)
