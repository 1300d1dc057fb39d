import type { Permission } from '#contracts/identity'
import type { AuditCommand } from '#contracts/trail'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields, NotFound } from '#app/platform/errors'
import { keepAccountChange } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import { superRole } from '../domain/position.js'
import { refuseBeyondOwn } from './check_position.js'
import { askedBy, effectiveActor, type StaffChange } from './change.js'

export interface WantedRole {
  key: string
  permissions: Permission[]
}

/** @throws InvalidFields (422) when there is such a role, BusinessRule for rights beyond one's own */
export const checkNewRole = async (
  { requester }: StaffChange,
  { key, permissions }: WantedRole,
  trx: Trx
) => {
  refuseBeyondOwn(requester, permissions)
  if (!(await trx.from('roles').where({ key }).first())) return
  throw new InvalidFields([{ field: 'key', rule: 'unique', message: messages.roleTaken }])
}

export const createRole = async (
  change: StaffChange,
  role: WantedRole,
  trx: Trx
): Promise<void> => {
  await trx.insertQuery().table('roles').insert({ key: role.key, permissions: role.permissions })
  await record('roles.create', change, undefined, role, trx)
}

/**
 * Locks the role. @returns what it holds
 * @throws NotFound, BusinessRule (422) for the super admin's role and for rights beyond one's own
 */
export const checkRole = async (
  { requester }: StaffChange,
  { key, permissions }: WantedRole,
  trx: Trx
): Promise<Permission[]> => {
  if (key === superRole) throw new BusinessRule(messages.superIsFixed)
  refuseBeyondOwn(requester, permissions)
  const role = await trx.from('roles').where({ key }).forUpdate().first()
  if (!role) throw new NotFound()
  refuseBeyondOwn(requester, role.permissions)
  return role.permissions
}

/** What a role may do holds from the next request of everyone who has it. */
export const saveRole = async (
  change: StaffChange,
  before: readonly Permission[],
  { key, permissions }: WantedRole,
  trx: Trx
): Promise<void> => {
  await trx.from('roles').where({ key }).update({ permissions })
  if (permissions.some((right) => !before.includes(right))) {
    await keepAccountChange('RIGHTS', { role: key }, change.requester, trx)
  }
  await record('roles.update', change, { key, permissions: before }, { key, permissions }, trx)
}

const record = (
  command: AuditCommand,
  change: StaffChange,
  before: Record<string, unknown> | undefined,
  after: WantedRole,
  trx: Trx
) =>
  audit(
    {
      actor: effectiveActor(change),
      command,
      subject: { type: 'roles', id: null },
      before,
      after: { ...after, ...askedBy(change) },
    },
    trx
  )
