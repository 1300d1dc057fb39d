import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import type { StaffActor } from '#app/platform/audit/actor'
import { Conflict, InvalidFields } from '#app/platform/errors'
import { attemptHash } from '#app/people/identity/domain/secrets'
import { signInLockAfter } from '#app/people/identity/domain/session_rules'
import { OtpLocked } from '#app/people/identity/exceptions'
import { messages } from './i18n/fa.js'
import type { SecondFactor } from './second_factor.js'

/** What is tried, each with failures of its own: a right one does not make up for wrong ones of the other. */
type ProofPurpose = 'STAFF_PASSWORD' | 'STAFF_TOTP_SET_UP'

/** What was proved; the change that follows holds only while the account is still this one. */
export interface Proof {
  staffId: string
  passwordHash: string
  totpSecret: string | null
}
interface Row {
  password_hash: string
  totp_secret: string | null
}

const accountOf = (id: string): Promise<Row> =>
  db.from('staff_users').select('password_hash', 'totp_secret').where({ id }).firstOrFail()

/** Counts the try, and locks after failures in a row. @throws OtpLocked (429) */
export const settleProof = async (
  staff: StaffActor,
  isRight: boolean,
  purpose: ProofPurpose
): Promise<void> => {
  const [{ millis }] = await prepared<{ millis: number }>(
    'settle_attempt',
    'select settle_attempt(?, ?, ?, ?, ?) as millis',
    [attemptHash(staff.username), purpose, isRight, clock.systemNow().toJSDate(), signInLockAfter]
  )
  if (millis > 0) throw new OtpLocked(millis, messages.signInLocked)
}

const refuse = (field: string, rule: string, message: string): never => {
  throw new InvalidFields([{ field, rule, message }])
}

/** The second factor that is in force has to be proved as well; its code is used up. */
interface Factor {
  secondFactor: SecondFactor
  totp?: string
}

/**
 * Makes sure that whoever holds the session also knows the password, and where it is asked for has the
 * second factor. Before any transaction begins: comparing takes long, and a failure counts whatever follows.
 * @throws InvalidFields (422) for what is wrong or missing, OtpLocked (429)
 */
export const provePassword = async (
  staff: StaffActor,
  { field, password }: { field: string; password: string },
  factor?: Factor
): Promise<Proof> => {
  const row = await accountOf(staff.id)
  const isRight = await hash.verify(row.password_hash, password)
  const verdict = isRight && factor ? await verdictOf(staff, row.totp_secret, factor) : 'RIGHT'
  // A missing code counts as well: the answer tells that the password was right.
  await settleProof(staff, isRight && verdict === 'RIGHT', 'STAFF_PASSWORD')
  if (!isRight) refuse(field, 'password', messages.passwordWrong)
  if (verdict === 'MISSING') refuse('totp', 'required', messages.totpNeeded)
  if (verdict === 'WRONG') refuse('totp', 'totp', messages.totpWrong)
  return { staffId: staff.id, passwordHash: row.password_hash, totpSecret: row.totp_secret }
}

const verdictOf = async (
  staff: StaffActor,
  secret: string | null,
  { secondFactor, totp }: Factor
): Promise<'RIGHT' | 'WRONG' | 'MISSING'> => {
  if (secret === null) return 'RIGHT'
  if (!totp) return 'MISSING'
  return (await secondFactor.use(staff.id, secret, totp)) ? 'RIGHT' : 'WRONG'
}

/** Locks the account. @throws Conflict when password or second factor were changed since the proof */
export const expectProved = async (proof: Proof, trx: Trx): Promise<void> => {
  const row: Row = await trx
    .from('staff_users')
    .select('password_hash', 'totp_secret')
    .where({ id: proof.staffId })
    .forUpdate()
    .firstOrFail()
  if (row.password_hash !== proof.passwordHash || row.totp_secret !== proof.totpSecret) {
    throw new Conflict(messages.accountChanged)
  }
}
