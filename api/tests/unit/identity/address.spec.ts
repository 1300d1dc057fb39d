import { test } from '@japa/runner'
import { addressOf } from '#app/people/identity/http/address'

test.group('Where a request comes from', () => {
  test('is its address', ({ assert }) => {
    assert.equal(addressOf({ request: { ip: () => '203.0.113.7' } }), '203.0.113.7')
  })

  test('of a client that has hung up is nowhere, and no fault of ours', ({ assert }) => {
    // What Node tells of a socket that is closed, whatever its type says.
    const gone = undefined as unknown as string
    assert.throws(() => addressOf({ request: { ip: () => gone } }), 'the client has gone')
    try {
      addressOf({ request: { ip: () => gone } })
    } catch (error) {
      assert.equal((error as { status: number }).status, 400)
    }
  })
})
