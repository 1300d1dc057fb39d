import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import SignInStaff from '#app/people/staff/actions/sign_in_staff'
import {
  signInLockAfter,
  signInSlowAfter,
  signInSlowMs,
} from '#app/people/identity/domain/session_rules'
import { OtpLocked, WrongCredentials } from '#app/people/identity/exceptions'
import { attemptHash } from '#app/people/identity/domain/secrets'
import { aStaffUser, staffPassword } from '#factories/staff'
import { letPass } from '#tests/support/identity'
import { post } from '#tests/support/http'

type Outcome = 'SIGNED_IN' | 'WRONG' | 'LOCKED'

/** One try at an address. */
const tryAt = async (address: string, username: string, password: string): Promise<Outcome> => {
  const signIn = await app.container.make(SignInStaff)
  try {
    await signIn.execute({ username, password, address })
    return 'SIGNED_IN'
  } catch (error) {
    if (error instanceof WrongCredentials) return 'WRONG'
    if (error instanceof OtpLocked) return 'LOCKED'
    throw error
  }
}
const tryOften = async (times: number, addressOf: (i: number) => string, username: string) => {
  const outcomes: Outcome[] = []
  for (let i = 0; i < times; i++) outcomes.push(await tryAt(addressOf(i), username, 'wrong'))
  return outcomes
}
const [office, attacker, cafe] = ['198.51.100.7', '203.0.113.9', '192.0.2.44']
/** A new address each time. */
const botnet = (i: number) => `203.0.${113 + Math.floor(i / 200)}.${(i % 200) + 10}`
const anyone = async () => (await aStaffUser('kyc')).username

test.group('Guessing the passwords of staff', () => {
  const tables: [
    what: string,
    before: (username: string) => Promise<unknown>,
    at: string,
    outcome: Outcome,
  ][] = [
    ['who fails too often is locked', (it) => tryOften(8, () => attacker, it), attacker, 'LOCKED'],
    ['a little less locks nobody', (it) => tryOften(7, () => attacker, it), attacker, 'SIGNED_IN'],
    [
      'the owner is not locked out elsewhere',
      (it) => tryOften(8, () => attacker, it),
      office,
      'SIGNED_IN',
    ],
    [
      'a whole /64 of IPv6 is one address',
      (it) => tryOften(8, (i) => `2001:db8:1:2::${i}`, it),
      '2001:db8:1:2:ff::1',
      'LOCKED',
    ],
    [
      'another /64 is another',
      (it) => tryOften(8, () => '2001:db8:1:2::1', it),
      '2001:db8:1:3::1',
      'SIGNED_IN',
    ],
    ['many addresses slow strange ones down', (it) => tryOften(24, botnet, it), cafe, 'LOCKED'],
    ['a few do not', (it) => tryOften(23, botnet, it), cafe, 'SIGNED_IN'],
    [
      'the owner signs in from a known address whatever many others do',
      async (it) => {
        await tryAt(office, it, staffPassword)
        await tryOften(60, botnet, it)
      },
      office,
      'SIGNED_IN',
    ],
    [
      'a known address is locked for its own failures',
      async (it) => {
        await tryAt(office, it, staffPassword)
        await tryOften(8, () => office, it)
      },
      office,
      'LOCKED',
    ],
    [
      'the slow-down ends soon, however much was tried',
      async (it) => {
        await tryOften(60, botnet, it)
        await letPass(it, signInSlowMs)
      },
      cafe,
      'SIGNED_IN',
    ],
  ]
  test('{0}')
    .with(tables)
    .run(async ({ assert }, [, before, at, outcome]) => {
      const username = await anyone()
      await before(username)
      assert.equal(await tryAt(at, username, staffPassword), outcome)
    })

  test('a thousand addresses at once get no more guesses than the limit', async ({ assert }) => {
    const username = await anyone()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, i) => tryAt(botnet(i), username, 'wrong'))
    )
    assert.lengthOf(
      outcomes.filter((outcome) => outcome === 'WRONG'),
      signInSlowAfter
    )
  })

  test('what was typed as a name is kept nowhere as it was typed', async ({ assert }) => {
    const typed = 'my secret password, in the wrong box'
    for (let i = 0; i < signInLockAfter; i++) {
      await post('/api/user/login', { username: typed, password: 'x' })
    }
    const rows = await db.from('failed_attempts')
    assert.notInclude(JSON.stringify(rows), typed)
    assert.isTrue(rows.some(({ who }) => who === attemptHash(typed)))
  })
})
