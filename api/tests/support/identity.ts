import { randomBytes, randomInt } from 'node:crypto'
import assert from 'node:assert/strict'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { PartnerScope, ShippedRole } from '#contracts/identity'
import { networkPrefix } from '#app/platform/values/network_prefix'
import { attemptHash, tokenHash } from '#app/people/identity/domain/secrets'
import { changeSetting } from '#app/reference/settings/settings'
import { newId } from '#app/platform/values/ids'
import { get, post } from './http.js'

export const staffPassword = 'a password of the tests'

export interface SignedIn {
  token: string
  refreshToken: string
  phone: string
  userId: string
}

/** A phone that no other test has: files may share one database. Its end is no PIN of a test. */
export const freshPhone = (): string => {
  const phone = `09${String(randomInt(10 ** 9)).padStart(9, '0')}`
  return hasFreeEnd(phone) ? phone : freshPhone()
}

/** PINs of the tests have no 6 in front, except those that are meant to be refused. */
const hasFreeEnd = (number: string) => number.at(-4) === '6'

/** Ten digits with the right checksum. */
export const freshNationalCode = (): string => {
  const digits = Array.from({ length: 9 }, () => randomInt(10))
  const rest = digits.reduce((sum, digit, i) => sum + digit * (10 - i), 0) % 11
  const code = [...digits, rest < 2 ? rest : 11 - rest].join('')
  return /^(.)\1{9}$/.test(code) || !hasFreeEnd(code) ? freshNationalCode() : code
}

/** The newest code that the phone was sent. */
export const codeFor = async (phone: string): Promise<string> => {
  const sms = await db
    .from('sandbox_sms')
    .where({ phone })
    .whereNotNull('code')
    .orderBy('id', 'desc')
    .firstOrFail()
  return sms.code
}

/** A code of the right form that is not the phone's. */
export const wrongCodeFor = async (phone: string): Promise<string> =>
  (await codeFor(phone)) === '12345' ? '12346' : '12345'

/** A person signed in through the two steps of the login, as a client that keeps both tokens. */
export const signIn = async (phone = freshPhone()): Promise<SignedIn> => {
  const started = await post('/api/user/otp-start', { phone })
  assert.equal(started.status, 200, JSON.stringify(started.body))
  const otpSecret = await codeFor(phone)
  const { status, body } = await post('/api/user/otp-verify', { phone, otpSecret })
  assert.equal(status, 200, JSON.stringify(body))
  const me = await get('/api/user', { token: body.bearerToken })
  return { token: body.bearerToken, refreshToken: body.refreshToken, phone, userId: me.body.id }
}

interface StaffOptions {
  distributorId?: string
  branchId?: string
}

let passwordHash: Promise<string> | undefined

/** A new member of staff, who signs in with `staffPassword`. */
export const aStaffUser = async (role: ShippedRole, of: StaffOptions = {}) => {
  passwordHash ??= hash.make(staffPassword)
  const id = newId()
  const username = `${role}-${randomBytes(6).toString('hex')}`
  const at = new Date()
  await db.table('staff_users').insert({
    id,
    username,
    password_hash: await passwordHash,
    full_name: username,
    role,
    distributor_id: of.distributorId ?? null,
    branch_id: of.branchId ?? null,
    created_at: at,
    updated_at: at,
  })
  return { id, username, password: staffPassword }
}

/** A new member of staff with a shipped role, signed in through the login. */
export const aSignedInStaff = async (role: ShippedRole, of: StaffOptions = {}) => {
  const staff = await aStaffUser(role, of)
  const { username, password } = staff
  const { status, body } = await post('/api/user/login', { username, password })
  assert.equal(status, 200, JSON.stringify(body))
  return { ...staff, token: body.bearerToken as string, refreshToken: body.refreshToken as string }
}

/** The access token of a new member of staff with a shipped role. */
export const staffToken = async (role: ShippedRole, of: StaffOptions = {}): Promise<string> =>
  (await aSignedInStaff(role, of)).token

interface PartnerOptions {
  distributorId?: string
  scopes?: PartnerScope[]
  isTest?: boolean
}

/** The token of a new partner client. */
export const partnerToken = async ({
  distributorId,
  scopes = ['supplier'],
  isTest = false,
}: PartnerOptions = {}): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  await db.table('partner_clients').insert({
    id: newId(),
    name: `partner ${token.slice(0, 6)}`,
    distributor_id: distributorId ?? null,
    token_hash: tokenHash(token),
    scopes,
    is_test: isTest,
    created_at: new Date(),
  })
  return token
}

/** Hundreds of people sign in from the one address of the tests. */
export const allowManySignIns = async () => {
  const keys = [
    'throttleAddressPerMinute',
    'codeFailuresPerAddressPerHour',
    'codesPerAddressPerDay',
    'throttlePartnerLookupsPerMinute',
    'throttlePartnerSalesPerMinute',
    'throttlePartnerUpdatesPerMinute',
    'throttlePartnerInquiriesPerMinute',
  ] as const
  await db.transaction(async (trx) => {
    for (const key of keys) await changeSetting(key, 1_000_000, trx)
  })
}

/** Lets time pass for the codes and locks of a phone or user name. */
export const letPass = async (who: string, millis: number) => {
  const by = `interval '${millis} milliseconds'`
  await db.rawQuery(
    `update one_time_codes set sent_at = sent_at - ${by}, expires_at = expires_at - ${by}
      where phone = ?`,
    [who]
  )
  await db.rawQuery(
    `update failed_attempts set last_at = last_at - ${by}, locked_until = locked_until - ${by}
      where who = any(?)`,
    [[who, attemptHash(who), attemptHash(who, networkPrefix('127.0.0.1'))]]
  )
}
