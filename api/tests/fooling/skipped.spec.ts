import { test } from '@japa/runner'

test.group('A spec', () => {
  test('is skipped', ({ assert }) => assert.isTrue(false)).skip()
})
