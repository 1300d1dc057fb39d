import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AddFirstStaff from '#app/people/staff/actions/add_first_staff'
import { tokenHash } from '#app/people/identity/domain/secrets'
import { sweepSignIn } from '#app/people/identity/jobs/sweep_sign_in'
import { freshPhone } from '#factories/fresh'
import { signIn } from '#tests/support/identity'
import { get, post } from '#tests/support/http'

const day = 86_400_000
const ago = (millis: number) => new Date(Date.now() - millis)

test.group('Housekeeping of sign-in', () => {
  test('dead tokens and forgotten failures go, what still counts stays', async ({ assert }) => {
    const [dead, alive] = [await signIn(), await signIn()]
    const ended = { expires_at: ago(2 * day) }
    await db
      .from('access_tokens')
      .where({ hash: tokenHash(dead.token) })
      .update(ended)
    await db
      .from('refresh_tokens')
      .where({ hash: tokenHash(dead.refreshToken) })
      .update(ended)
    const [forgotten, locked] = [freshPhone(), freshPhone()]
    const failure = { purpose: 'LOGIN', failures: 9, last_at: ago(3 * day) }
    await db.table('failed_attempts').multiInsert([
      { ...failure, who: forgotten, locked_until: ago(2 * day) },
      { ...failure, who: locked, locked_until: ago(-day) },
    ])
    await sweepSignIn.run({})

    assert.isNull(
      await db
        .from('access_tokens')
        .where({ hash: tokenHash(dead.token) })
        .first()
    )
    assert.isNull(
      await db
        .from('refresh_tokens')
        .where({ hash: tokenHash(dead.refreshToken) })
        .first()
    )
    assert.equal((await get('/api/user', { token: alive.token })).status, 200)
    assert.isNull(await db.from('failed_attempts').where({ who: forgotten }).first())
    assert.isNotNull(await db.from('failed_attempts').where({ who: locked }).first())
  })
})

test.group('The first member of staff', () => {
  test('is made on the console and signs in', async ({ assert }) => {
    const username = `First-${freshPhone()}`
    const staff = { username, fullName: 'The first', role: 'super', password: 'a first password' }
    assert.equal(await new AddFirstStaff().execute(staff), 'CREATED')
    assert.equal(await new AddFirstStaff().execute(staff), 'TAKEN')
    const { status } = await post('/api/user/login', { username, password: staff.password })
    assert.equal(status, 200)
  })

  test('needs a role that exists', async ({ assert }) => {
    const staff = { username: freshPhone(), fullName: '', role: 'emperor', password: 'a password' }
    assert.equal(await new AddFirstStaff().execute(staff), 'NO_SUCH_ROLE')
  })
})
