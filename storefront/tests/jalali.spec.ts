import assert from 'node:assert/strict'
import { test } from 'vitest'
import { birthYears, fromIsoDate, monthLength, toIsoDate } from '../src/core/birthDate.ts'
import { jalaliDate, jalaliDateTime, jalaliLong, relativeDays } from '../src/core/jalali.ts'

test('a moment is shown as HH:mm | jYYYY/jMM/jDD in Tehran', () => {
  assert.equal(jalaliDateTime('2026-03-20T20:30:00Z'), '۰۰:۰۰ | ۱۴۰۵/۰۱/۰۱')
  assert.equal(jalaliDateTime('2026-11-20T10:05:00.000Z'), '۱۳:۳۵ | ۱۴۰۵/۰۸/۲۹')
})

test('a plain date is that day in Tehran', () => {
  assert.equal(jalaliDate('2026-03-21'), '۱۴۰۵/۰۱/۰۱')
  assert.equal(jalaliLong('2026-11-20'), '۲۹ آبان ۱۴۰۵')
})

test('near days have names, others are counted', () => {
  assert.equal(relativeDays(0), 'امروز')
  assert.equal(relativeDays(1), 'فردا')
  assert.equal(relativeDays(-1), 'دیروز')
  assert.equal(relativeDays(3), '۳ روز دیگر')
  assert.equal(relativeDays(-10), '۱۰ روز پیش')
})

test('a birth date goes to the Gregorian calendar and back', () => {
  assert.equal(toIsoDate({ year: 1345, month: 5, day: 12 }), '1966-08-03')
  assert.deepEqual(fromIsoDate('1966-08-03'), { year: 1345, month: 5, day: 12 })
})

test('30 Esfand exists in leap years alone', () => {
  assert.equal(toIsoDate({ year: 1403, month: 12, day: 30 }), '2025-03-20')
  assert.equal(toIsoDate({ year: 1404, month: 12, day: 30 }), null)
  assert.equal(monthLength(1404, 12), 29)
})

test('an incomplete birth date is none', () => {
  assert.equal(toIsoDate({ year: 1345, month: 5 }), null)
})

test('the last hundred Jalali years are offered, this one first', () => {
  const years = birthYears(new Date('2026-11-20T08:00:00Z'))
  assert.equal(years.length, 100)
  assert.equal(years[0], 1405)
  assert.equal(years.at(-1), 1306)
})
