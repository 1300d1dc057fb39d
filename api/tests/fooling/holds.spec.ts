import { test } from '@japa/runner'

test.group('A spec', () => {
  test('that holds', ({ assert }) => assert.isTrue(true))
})
