import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { networkPrefix } from '#app/platform/values/network_prefix'
import { attemptHash } from '#app/people/identity/domain/secrets'
import {
  signInLockAfter,
  signInSlowAfter,
  signInSlowMs,
} from '#app/people/identity/domain/session_rules'
import { OtpLocked, SecondFactorNeeded, WrongCredentials } from '#app/people/identity/exceptions'
import { messages } from '../i18n/fa.js'
import { Sessions, type TokenPair } from '#app/people/identity/sessions'
import { SecondFactor } from '../second_factor.js'

export interface StaffCredentials {
  username: string
  password: string
  totp?: string
  address: string
}
interface Staff {
  id: string
  password_hash: string
  totp_secret: string | null
  must_change_password: boolean
}

/** A session; with a first password it opens nothing but the change of that password. */
export interface StaffSession extends TokenPair {
  passwordChangeRequired?: true
}

/** The name as it was typed: at this address, and wherever it is tried. */
interface Attempt {
  place: string
  name: string
}
const attemptOf = ({ username, address }: StaffCredentials): Attempt => ({
  place: attemptHash(username, networkPrefix(address)),
  name: attemptHash(username),
})

/** Compared with for names that nobody has, so that they take as long. */
let decoy: Promise<string> | undefined

/**
 * Signs a member of staff or a distributor's user in. Unknown names, wrong passwords and wrong second
 * factors get one answer, after the same work; failures in a row lock the name at their address for a
 * growing time and slow it down at addresses that are strange to it, also when nobody has it.
 * @throws WrongCredentials, SecondFactorNeeded (401), OtpLocked (429)
 */
@inject()
export default class SignInStaff {
  constructor(
    private sessions: Sessions,
    private secondFactor: SecondFactor
  ) {}

  async execute(given: StaffCredentials): Promise<StaffSession> {
    const attempt = attemptOf(given)
    await this.#refuseLocked(attempt)
    const staff: Staff | null = await db
      .from('staff_users')
      .select('id', 'password_hash', 'totp_secret', 'must_change_password')
      .where({ username: given.username, active: true })
      .first()
    const outcome = await this.#evaluate(staff, given)
    await this.#settle(attempt, outcome === 'RIGHT')
    if (outcome === 'TOTP_MISSING') throw new SecondFactorNeeded()
    if (outcome === 'WRONG' || !staff) throw new WrongCredentials()
    logger.info({ staffId: staff.id }, 'staff signed in')
    const pair = await transaction((trx) => this.sessions.open({ staffUserId: staff.id }, trx))
    return staff.must_change_password ? { ...pair, passwordChangeRequired: true } : pair
  }

  async #evaluate(staff: Staff | null, { password, totp }: StaffCredentials) {
    decoy ??= hash.make(randomBytes(16).toString('hex'))
    const isRight = await hash.verify(staff?.password_hash ?? (await decoy), password)
    if (!staff || !isRight) return 'WRONG'
    if (!staff.totp_secret) return 'RIGHT'
    // Counts as a failure until the second factor follows: it tells that the password was right.
    if (!totp) return 'TOTP_MISSING'
    return (await this.secondFactor.use(staff.id, staff.totp_secret, totp)) ? 'RIGHT' : 'WRONG'
  }

  async #refuseLocked({ place, name }: Attempt) {
    const [{ millis }] = await prepared<{ millis: number }>(
      'sign_in_millis',
      'select sign_in_millis(?, ?, ?) as millis',
      [place, name, clock.systemNow().toJSDate()]
    )
    if (millis > 0) throw new OtpLocked(millis, messages.signInLocked)
  }

  /** Passwords are compared side by side; their answers are given in a row, and only without a lock. */
  async #settle({ place, name }: Attempt, isRight: boolean) {
    const [{ millis }] = await prepared<{ millis: number }>(
      'settle_sign_in',
      'select settle_sign_in(?, ?, ?, ?, ?, ?, ?) as millis',
      [
        place,
        name,
        isRight,
        clock.systemNow().toJSDate(),
        signInLockAfter,
        signInSlowAfter,
        signInSlowMs,
      ]
    )
    if (millis > 0) throw new OtpLocked(millis, messages.signInLocked)
  }
}
