import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import AddFirstStaff from '#app/people/staff/actions/add_first_staff'
import { prepared, transaction } from '#app/platform/database/database'
import { post, put, type Answer } from '#tests/support/http'
import { aStaffUser, staffPassword } from '#factories/staff'
import { freshName } from '#factories/fresh'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { createStaff, firstPassword, login } from '#tests/support/staff'

/** Fails inside an open transaction: the pool refuses its async context a second connection. */
const expectNoTransaction = () => prepared('one', 'select 1 as one', [])

/** Counts hashes, and lets each of them fail inside an open transaction. */
const watchHashing = () => {
  const { make, verify } = hash
  const seen = { hashes: 0 }
  const notice = async () => {
    seen.hashes += 1
    await expectNoTransaction()
  }
  hash.make = (value) => notice().then(() => make.call(hash, value))
  hash.verify = (hashed, value) => notice().then(() => verify.call(hash, hashed, value))
  return { seen, stop: () => void Object.assign(hash, { make, verify }) }
}

type Run = () => Promise<Answer>

/** Every command that is given a password: how many hashes it takes, and its answer. Who sends it is signed in before. */
const commands: [name: string, hashes: number, status: number, prepare: () => Promise<Run>][] = [
  [
    'signing in',
    1,
    200,
    async () => {
      const { username } = await aSignedInStaff('kyc')
      return () => login(username, staffPassword)
    },
  ],
  [
    'changing one’s own password',
    2,
    204,
    async () => {
      const { token } = await aSignedInStaff('kyc')
      const passwords = { currentPassword: staffPassword, newPassword: firstPassword }
      return () => put('/api/admin/me/password', passwords, { token })
    },
  ],
  [
    'setting up a second factor',
    1,
    200,
    async () => {
      const { token } = await aSignedInStaff('kyc')
      return () => post('/api/admin/me/totp', { password: staffPassword }, { token })
    },
  ],
  [
    'making an account',
    1,
    201,
    async () => {
      const token = await staffToken('super')
      return () => createStaff(token)
    },
  ],
  [
    'making an account that guards money',
    1,
    202,
    async () => {
      const token = await staffToken('super')
      return () => createStaff(token, { role: 'finance' })
    },
  ],
  [
    'giving somebody another password',
    1,
    200,
    async () => {
      const { id } = await aStaffUser('kyc')
      const token = await staffToken('super')
      const account = { fullName: 'کارمند', role: 'kyc', active: true, password: firstPassword }
      return () => put(`/api/admin/staff/${id}`, account, { token })
    },
  ],
]

/**
 * A hash takes as long as a hundred queries, on a thread of which there are four: twelve calls at once that hash
 * within their transactions take every connection of the pool for seconds.
 */
test.group('Nobody waits for a connection that waits for a hash', () => {
  for (const [name, hashes, status, prepare] of commands) {
    test(`${name}: the password is hashed before a transaction begins`, async ({
      assert,
      cleanup,
    }) => {
      const run = await prepare()
      const { seen, stop } = watchHashing()
      cleanup(stop)
      const answer = await run()
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      assert.equal(seen.hashes, hashes)
    })
  }

  test('the first account of the console: the password is hashed before a transaction begins', async ({
    assert,
    cleanup,
  }) => {
    const { seen, stop } = watchHashing()
    cleanup(stop)
    const addFirstStaff = await app.container.make(AddFirstStaff)
    const account = { username: freshName(), fullName: 'نفر نخست', role: 'super' }
    assert.equal(await addFirstStaff.execute({ ...account, password: firstPassword }), 'CREATED')
    assert.equal(seen.hashes, 1)
  })

  test('hashing within a transaction is seen', async ({ assert, cleanup }) => {
    const { stop } = watchHashing()
    cleanup(stop)
    await assert.rejects(() => transaction(() => hash.make(firstPassword)), /second connection/)
  })
})
