import { test } from '@japa/runner'
import { isCompanyId } from '#contracts/companies'
import {
  companyIdOf,
  freshCompanyId,
  freshNationalCode,
  freshPhone,
  generatorOf,
  nationalCodeOf,
} from '#factories/fresh'

const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

test.group('What the factories draw', () => {
  test('is the same for the same seed, and another thing for another', ({ assert }) => {
    const ofSeed = (seed: number) => times(100, generatorOf(seed))
    assert.deepEqual(ofSeed(7), ofSeed(7))
    assert.notDeepEqual(ofSeed(7), ofSeed(8))
    assert.isTrue(ofSeed(7).every((number) => number >= 0 && number < 1))
  })

  test('is never twice the same', ({ assert }) => {
    for (const draw of [freshPhone, freshNationalCode, freshCompanyId]) {
      assert.lengthOf(new Set(times(2_000, draw)), 2_000)
    }
  })

  test('has its check digits', ({ assert }) => {
    assert.equal(nationalCodeOf(499_000_000), '4990000005')
    assert.isTrue(times(100, freshCompanyId).every(isCompanyId))
    assert.isTrue(isCompanyId(companyIdOf('1010000210')))
  })
})
