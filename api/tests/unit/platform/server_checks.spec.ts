import { test } from '@japa/runner'
import { refuseVersion } from '#app/platform/process/server_checks'

test.group('The version of PostgreSQL', () => {
  test('is 15 or newer, and an older one is refused in one sentence', ({ assert }) => {
    for (const num of [150_000, 150_018, 180_004]) refuseVersion({ num, name: 'x' })
    assert.throws(
      () => refuseVersion({ num: 140_013, name: '14.13 (Debian)' }),
      'Kasbeno needs PostgreSQL 15 or newer, and the server of the database is 14.13 (Debian): nothing was changed.'
    )
  })
})
