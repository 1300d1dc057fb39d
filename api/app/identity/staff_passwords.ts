import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/shared/clock'
import { prepared } from '#app/shared/database'
import type { StaffActor } from '#app/shared/actor'
import { InvalidFields } from '#app/shared/errors'
import { attemptHash } from './domain/secrets.js'
import { signInLockAfter } from './domain/session_rules.js'
import { OtpLocked } from './exceptions.js'
import { messages } from './i18n/fa.js'

const purpose = 'STAFF_PASSWORD'

/**
 * Makes sure that whoever holds the session also knows the password. Failures in a row lock. Takes a connection
 * of its own and the time of a hash, so it goes before the transaction of what the password allows.
 * @throws InvalidFields (422) for a wrong password, OtpLocked (429)
 */
export const provePassword = async (
  staff: StaffActor,
  { field, password }: { field: string; password: string }
): Promise<void> => {
  const row = await db
    .from('staff_users')
    .select('password_hash')
    .where({ id: staff.id })
    .firstOrFail()
  const isRight = await hash.verify(row.password_hash, password)
  const [{ millis }] = await prepared<{ millis: number }>(
    'settle_attempt',
    'select settle_attempt(?, ?, ?, ?, ?) as millis',
    [attemptHash(staff.username), purpose, isRight, clock.systemNow().toJSDate(), signInLockAfter]
  )
  if (millis > 0) throw new OtpLocked(millis, messages.signInLocked)
  if (!isRight)
    throw new InvalidFields([{ field, rule: 'password', message: messages.passwordWrong }])
}
