import { test } from '@japa/runner'

test.group('A spec', () => {
  test('is killed', () => void process.kill(process.pid, 'SIGKILL'))
  test('comes too late', ({ assert }) => assert.isTrue(true))
})
