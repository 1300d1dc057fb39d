import { test } from '@japa/runner'

test.group('A spec', () => {
  test('ends its process', () => process.exit(0))
})
