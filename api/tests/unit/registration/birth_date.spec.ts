import { test } from '@japa/runner'
import { birthDateFault } from '#app/registration/domain/birth_date'

const today = '2026-11-20' // 1405/08/29

test.group('A birth date', () => {
  test('may be today, never tomorrow', ({ assert }) => {
    assert.isNull(birthDateFault(today, today))
    assert.equal(birthDateFault('2026-11-21', today), 'future')
  })

  test('lies within the last hundred Jalali years, this one included', ({ assert }) => {
    assert.isNull(birthDateFault('1927-03-22', today), '1306/01/01')
    assert.equal(birthDateFault('1927-03-21', today), 'too-old', '1305/12/29')
  })

  test('of an age that no calendar knows is refused like any other', ({ assert }) => {
    assert.equal(birthDateFault('0001-01-01', today), 'too-old')
  })
})
