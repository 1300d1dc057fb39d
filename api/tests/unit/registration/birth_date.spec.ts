import { test } from '@japa/runner'
import { birthDateFault } from '#app/platform/values/birth_date'

const today = '2026-11-20' // 1405/08/29

test.group('A birth date', () => {
  test('never lies in the future', ({ assert }) => {
    assert.equal(birthDateFault('2026-11-21', today), 'future')
  })

  test('is of an adult: the eighteenth Jalali birthday is today or passed', ({ assert }) => {
    assert.isNull(birthDateFault('2008-11-19', today), '1387/08/29')
    assert.equal(birthDateFault('2008-11-20', today), 'too-young', '1387/08/30')
    assert.equal(birthDateFault('2022-05-01', today), 'too-young')
    assert.equal(birthDateFault(today, today), 'too-young')
  })

  test('of 30 Esfand is of age on the first day after Esfand, where the year has 29 days', ({
    assert,
  }) => {
    const born = '2009-03-20' // 1387/12/30
    assert.equal(birthDateFault(born, '2027-03-20'), 'too-young', '1405/12/29')
    assert.isNull(birthDateFault(born, '2027-03-21'), '1406/01/01')
  })

  test('lies within the last hundred Jalali years, this one included', ({ assert }) => {
    assert.isNull(birthDateFault('1927-03-22', today), '1306/01/01')
    assert.equal(birthDateFault('1927-03-21', today), 'too-old', '1305/12/29')
  })

  test('of an age that no calendar knows is refused like any other', ({ assert }) => {
    assert.equal(birthDateFault('0001-01-01', today), 'too-old')
  })
})
