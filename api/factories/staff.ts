import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { ShippedRole } from '#contracts/identity'
import { Sessions } from '#app/people/identity/sessions'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import type { StaffActor } from '#app/platform/audit/actor'
import { newId } from '#app/platform/values/ids'
import { freshName } from './fresh.js'

export const staffPassword = 'a password of the tests'

export interface StaffOptions {
  distributorId?: string
  branchId?: string
}

let passwordHash: Promise<string> | undefined

/** A new member of staff, who signs in with `staffPassword`: one more takes a second person to make. */
export const aStaffUser = async (role: ShippedRole, of: StaffOptions = {}) => {
  passwordHash ??= hash.make(staffPassword)
  const [id, username, at] = [newId(), freshName(role), clock.systemNow().toJSDate()]
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

/** A member of staff of that name, as they act. */
export const staffNamed = async (username: string): Promise<StaffActor> => {
  const row = await db.from('staff_users').where({ username }).firstOrFail()
  return {
    kind: 'staff',
    id: row.id,
    username,
    fullName: row.full_name,
    sessionId: newId(),
    role: row.role,
    permissions: [],
    distributorId: null,
    branchId: null,
  }
}

/** The bearer token of a new member of staff. */
export const aStaffToken = async (role: ShippedRole): Promise<string> => {
  const { id: staffUserId } = await aStaffUser(role)
  const { bearerToken } = await transaction((trx) => new Sessions().open({ staffUserId }, trx))
  return bearerToken
}
