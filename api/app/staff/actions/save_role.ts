import type { Permission } from '#contracts/identity'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { sqlState, transaction, uniqueViolation } from '#app/shared/database'
import { BusinessRule, InvalidFields, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { refuseBeyondOwn, superRole } from '../queries/staff_rules.js'

interface Command {
  staff: StaffActor
  key: string
  permissions: Permission[]
}

/** Roles are data: what a role may do holds from the next request of everyone who has it. */
export default class SaveRole {
  /** @throws InvalidFields (422) when there is such a role, BusinessRule for rights beyond one's own */
  async create({ staff, key, permissions }: Command): Promise<void> {
    refuseBeyondOwn(staff, permissions)
    await transaction(async (trx) => {
      await trx.insertQuery().table('roles').insert({ key, permissions })
      await audit(
        {
          actor: staff,
          command: 'roles.create',
          subject: { type: 'roles', id: null },
          after: { key, permissions },
        },
        trx
      )
    }).catch((error: unknown) => {
      if (sqlState(error) !== uniqueViolation) throw error
      throw new InvalidFields([{ field: 'key', rule: 'unique', message: messages.roleTaken }])
    })
  }

  /** @throws NotFound, BusinessRule (422) for the super admin's role and for rights beyond one's own */
  async update({ staff, key, permissions }: Command): Promise<void> {
    if (key === superRole) throw new BusinessRule(messages.superIsFixed)
    refuseBeyondOwn(staff, permissions)
    await transaction(async (trx) => {
      const role = await trx.from('roles').where({ key }).forUpdate().first()
      if (!role) throw new NotFound()
      refuseBeyondOwn(staff, role.permissions)
      await trx.from('roles').where({ key }).update({ permissions })
      await audit(
        {
          actor: staff,
          command: 'roles.update',
          subject: { type: 'roles', id: null },
          before: { key, permissions: role.permissions },
          after: { key, permissions },
        },
        trx
      )
    })
  }
}
