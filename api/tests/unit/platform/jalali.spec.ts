import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  addDays,
  addJalaliYear,
  daysBetween,
  jalaliDate,
  formatJalaliMoment,
  tehranDay,
} from '#app/platform/time/jalali'

test.group('The calendar', () => {
  test('a year later is the same Jalali date; 30 Esfand becomes 29', ({ assert }) => {
    assert.equal(jalaliDate('2025-03-20'), '۱۴۰۳/۱۲/۳۰')
    assert.equal(jalaliDate(addJalaliYear('2025-03-20')), '۱۴۰۴/۱۲/۲۹')
    assert.equal(jalaliDate('2026-11-20'), '۱۴۰۵/۰۸/۲۹')
    assert.equal(jalaliDate(addJalaliYear('2026-11-20')), '۱۴۰۶/۰۸/۲۹')
  })

  test('a day ends at midnight in Tehran', ({ assert }) => {
    assert.equal(tehranDay(DateTime.fromISO('2026-11-20T20:29:59Z')), '2026-11-20')
    assert.equal(tehranDay(DateTime.fromISO('2026-11-20T20:30:00Z')), '2026-11-21')
    assert.equal(formatJalaliMoment(DateTime.fromISO('2026-11-20T20:30:00Z')), '۰۰:۰۰ | ۱۴۰۵/۰۸/۳۰')
  })

  test('days are counted as dates, whatever the clock change', ({ assert }) => {
    assert.equal(addDays('2026-02-27', 3), '2026-03-02')
    assert.equal(daysBetween('2026-01-01', '2027-01-01'), 365)
    assert.equal(daysBetween('2026-01-02', '2026-01-01'), -1)
  })
})
