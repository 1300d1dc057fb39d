import { test } from '@japa/runner'
import { codeHash, derivedToken, newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { sameHash } from '#app/platform/secrets/same_hash'

test.group('Secrets', () => {
  test('the hash of a code changes with everything that it is bound to', ({ assert }) => {
    const hashes = [
      codeHash('12345', 'LOGIN', '09121234567'),
      codeHash('12346', 'LOGIN', '09121234567'),
      codeHash('12345', 'INVOICE_PAYMENT', '09121234567'),
      codeHash('12345', 'LOGIN', '09121234568'),
      codeHash('12345', 'LOGIN0', '9121234567'),
      codeHash('12345', 'LOGIN', '09121234567', ''),
    ]
    assert.lengthOf(new Set(hashes), hashes.length)
    assert.equal(codeHash('12345', 'LOGIN', '09121234567'), hashes[0])
  })

  test('the same swap of a token under the same key gives the same pair, any other another', ({
    assert,
  }) => {
    const token = newToken()
    const pairs = [
      derivedToken(token, 'key', 'access'),
      derivedToken(token, 'key', 'refresh'),
      derivedToken(token, 'other key', 'access'),
      derivedToken(newToken(), 'key', 'access'),
    ]
    assert.lengthOf(new Set(pairs), pairs.length)
    assert.equal(derivedToken(token, 'key', 'access'), pairs[0])
  })

  test('hashes are compared whole', ({ assert }) => {
    const hash = tokenHash('token')
    assert.isTrue(sameHash(hash, tokenHash('token')))
    assert.isFalse(sameHash(hash, tokenHash('another')))
    assert.isFalse(sameHash(hash, hash.slice(1)))
  })
})
