import { test } from '@japa/runner'

let tries = 0
test.group('A spec', () => {
  test('passes at the second try', ({ assert }) => assert.equal(++tries, 2)).retry(2)
})
