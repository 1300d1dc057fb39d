import db from '@adonisjs/lucid/services/db'
import type { Permission } from '#contracts/identity'
import type { StaffActor } from '../audit/actor.js'

/** A member of staff for whom a job acts, if they are still active and hold the permission, where it takes one. */
export const staffWith = async (
  permission: Permission | null,
  id: string
): Promise<StaffActor | null> => {
  const row = await db
    .from('platform_accounts as staff')
    .join('platform_roles as role', 'role.key', 'staff.role')
    .where('staff.id', id)
    .where('staff.active', true)
    .if(permission !== null, (query) => query.whereRaw('? = any(role.permissions)', [permission!]))
    .select(
      'staff.id',
      'staff.username',
      'staff.full_name',
      'staff.role',
      'role.permissions',
      'staff.distributor_id',
      'staff.branch_id'
    )
    .first()
  if (!row) return null
  return {
    kind: 'staff',
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    sessionId: '',
    role: row.role,
    permissions: row.permissions,
    distributorId: row.distributor_id,
    branchId: row.branch_id,
  }
}
