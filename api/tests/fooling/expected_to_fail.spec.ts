import { test } from '@japa/runner'

test.group('A spec', () => {
  test('is expected to fail', ({ assert }) => assert.isTrue(false)).fails()
})
