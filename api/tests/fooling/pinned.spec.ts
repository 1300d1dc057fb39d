import { test } from '@japa/runner'

test.group('A spec', () => {
  test('is pinned', ({ assert }) => assert.isTrue(true)).pin()
  test('is left out', ({ assert }) => assert.isTrue(false))
})
