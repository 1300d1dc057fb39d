import { test } from '@japa/runner'
import {
  jalaliDay,
  jalaliMoment,
  label,
  number,
  rials,
  text,
  yesNo,
  type DatedCell,
} from '#app/platform/resource/columns'

test.group('What stands in the cells of an export', () => {
  test('a text that a spreadsheet would run as a formula is kept a text: {$self}')
    .with([
      '=1+1',
      '+989121234567',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      ' =1',
      '\u200e=1',
      '\ufeff=1',
      '\uff1dcmd',
      '\uff0b1',
    ])
    .run(({ assert }, dangerous) => {
      assert.equal(text('h').cell(dangerous), `'${dangerous}`)
    })

  test('an innocent text stays as it is: {$self}')
    .with(['علی', '09121234567', '0012345678', 'a=b', 'IR120000'])
    .run(({ assert }, innocent) => {
      assert.equal(text('h').cell(innocent), innocent)
    })

  test('lists are joined, objects written out, what is missing is empty', ({ assert }) => {
    assert.equal(text('h').cell(['a', 'b']), 'a، b')
    assert.equal(text('h').cell({ a: 1 }), '{"a":1}')
    for (const column of [text('h'), rials('h'), jalaliDay('h'), jalaliMoment('h'), yesNo('h')]) {
      assert.isNull(column.cell(null))
      assert.isNull(column.cell(undefined))
    }
  })

  test('a value that the labels do not know cannot smuggle a formula in', ({ assert }) => {
    const status = label('h', { PAID: 'پرداخت‌شده' })
    assert.equal(status.cell('PAID'), 'پرداخت‌شده')
    assert.equal(status.cell('=X'), "'=X")
  })

  test('amounts stay numbers, and their header names the unit', ({ assert }) => {
    assert.equal(rials('مبلغ').header, 'مبلغ (ریال)')
    assert.strictEqual(rials('h').cell(9_007_199_254_740_991), 9_007_199_254_740_991)
    assert.strictEqual(number('h').cell(0), 0)
  })

  test('days are Jalali, leap days too, and dates of a workbook', ({ assert }) => {
    const day = (value: string) => jalaliDay('h').cell(value)
    assert.deepEqual(day('2026-03-21'), { kind: 'day', written: '1405/01/01', serial: 46_102 })
    assert.deepEqual(day('2025-03-20'), { kind: 'day', written: '1403/12/30', serial: 45_736 })
    assert.containSubset(day('1900-03-01'), { serial: 61 })
  })

  test('moments are told in Tehran, in summers with and without daylight saving', ({ assert }) => {
    const moment = (value: unknown) => jalaliMoment('h').cell(value) as DatedCell
    const written = (value: unknown) => moment(value).written
    assert.equal(written(new Date('2026-03-20T20:29:59Z')), '1404/12/29 23:59')
    assert.equal(written(new Date('2026-03-20T20:30:00Z')), '1405/01/01 00:00')
    assert.equal(written('2021-07-01T12:00:00Z'), '1400/04/10 16:30')
    assert.equal(written('2026-07-01T12:00:00Z'), '1405/04/10 15:30')
    assert.containSubset(moment('2026-03-20T20:30:00Z'), { kind: 'moment', serial: 46_102 })
    assert.equal(moment('2026-03-21T08:30:00Z').serial, 46_102.5)
  })
})
