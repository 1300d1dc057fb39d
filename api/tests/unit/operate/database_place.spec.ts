import { test } from '@japa/runner'
import { placeOfDatabase } from '#app/platform/database/database_place'

const environment = {
  DATABASE_URL: 'postgresql://kasbeno_app:s3cret@pooler:6432/kasbeno',
  DATABASE_OWNER_URL: 'postgresql://kasbeno_owner:s3cret@db/kasbeno',
}
const app = 'DATABASE_URL: kasbeno_app@pooler:6432/kasbeno'
const owner = 'DATABASE_OWNER_URL: kasbeno_owner@db:5432/kasbeno'
const refused = (port: number) => Object.assign(new Error('connect ECONNREFUSED'), { port })
const wrongPassword = new Error('password authentication failed for user "kasbeno_owner"')

const rows: [string, unknown, string][] = [
  ['the port of a refused connection', refused(6432), ` (${app})`],
  ['the port that an address leaves out', refused(5432), ` (${owner})`],
  ['each address of a host', new AggregateError([refused(6432)]), ` (${app})`],
  ['the user of a refused password', wrongPassword, ` (${owner})`],
  ['nothing of an error that says nothing', new Error('timeout'), ` (${app} or ${owner})`],
]

test.group('Where a database should be', () => {
  test('is told by {0}, and never its password')
    .with(rows)
    .run(({ assert }, [, error, place]) => {
      assert.equal(placeOfDatabase(error, environment), place)
    })

  test('is not told where no address can be read', ({ assert }) => {
    assert.equal(placeOfDatabase(new Error('no'), { DATABASE_URL: 'kasbeno' }), '')
  })
})
