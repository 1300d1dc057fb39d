import { aStaffUser, type StaffOptions } from '#factories/staff'
import { freshPhone } from '#factories/fresh'
import { codeFor } from '#factories/messages'
import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import type { ShippedRole } from '#contracts/identity'
import { networkPrefix } from '#app/platform/values/network_prefix'
import { attemptHash } from '#app/people/identity/domain/secrets'
import { changeSetting } from '#app/reference/settings/settings'
import { get, post } from './http.js'

export interface SignedIn {
  token: string
  refreshToken: string
  phone: string
  userId: string
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
