import { test } from '@japa/runner'

test.group('A spec', () => {
  test('has no body')
})
