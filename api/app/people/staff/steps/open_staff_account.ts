import hash from '@adonisjs/core/services/hash'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

export interface NewAccount {
  username: string
  fullName: string
  passwordHash: string
  role: string
  distributorId: string | null
  branchId: string | null
}

/** Hashed before the transaction begins: it takes long. */
export const hashPassword = (password: string): Promise<string> => hash.make(password)

/**
 * Writes an account of staff, whose first password has to be changed, and its line in the trail.
 * @param facts what the line tells beside the account
 * @returns its id, or null when the name is taken
 */
export const openStaffAccount = async (
  { username, fullName, passwordHash, ...position }: NewAccount,
  actor: AnyActor,
  trx: Trx,
  facts: Record<string, unknown> = {}
): Promise<string | null> => {
  const id = newId()
  const now = clock.systemNow().toJSDate()
  const created: unknown[] = await trx
    .knexQuery()
    .insert({
      id,
      username,
      full_name: fullName,
      password_hash: passwordHash,
      must_change_password: true,
      role: position.role,
      distributor_id: position.distributorId,
      branch_id: position.branchId,
      created_at: now,
      updated_at: now,
    })
    .into('staff_users')
    .onConflict('username')
    .ignore()
    .returning('id')
  if (created.length === 0) return null
  await audit(
    {
      actor,
      command: 'staff.create',
      subject: { type: 'staff', id },
      after: { username, fullName, ...position, ...facts },
    },
    trx
  )
  return id
}
