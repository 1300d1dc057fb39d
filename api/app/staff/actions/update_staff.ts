import hash from '@adonisjs/core/services/hash'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { BusinessRule, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import {
  checkPosition,
  refuseAbove,
  refuseWithoutSuper,
  superRole,
  type Position,
} from '../queries/staff_rules.js'

interface Command extends Position {
  staff: StaffActor
  id: string
  fullName: string
  active: boolean
  password?: string
}
type Account = Position & { fullName: string; active: boolean }

/**
 * Changes an account. One who was deactivated or given another password is signed out everywhere;
 * nobody changes their own role or state, and the last super admin stays.
 * @throws NotFound, InvalidFields, BusinessRule (422)
 */
export default class UpdateStaff {
  async execute({ staff, id, password, ...wanted }: Command): Promise<void> {
    const passwordHash = password === undefined ? undefined : await hash.make(password)
    await transaction(async (trx) => {
      if (wanted.role !== superRole || !wanted.active) await this.#keepASuper(id, trx)
      const before = await this.#read(id, trx)
      const moves = before.role !== wanted.role || before.active !== wanted.active
      if (moves && id === staff.id) throw new BusinessRule(messages.ownAccount)
      await refuseAbove(staff, before.role, trx)
      await checkPosition(staff, wanted, trx)
      await trx
        .from('staff_users')
        .where({ id })
        .update({
          full_name: wanted.fullName,
          role: wanted.role,
          distributor_id: wanted.distributorId,
          branch_id: wanted.branchId,
          active: wanted.active,
          updated_at: clock.systemNow().toJSDate(),
          ...(passwordHash && { password_hash: passwordHash }),
        })
      if (!wanted.active || passwordHash) await this.#signOut(id, trx)
      const after = { ...wanted, ...(passwordHash && { passwordChanged: true }) }
      await audit(
        {
          actor: staff,
          command: 'staff.update',
          subject: { type: 'staff', id },
          before: { ...before },
          after,
        },
        trx
      )
    })
  }

  async #keepASuper(id: string, trx: Trx): Promise<void> {
    const row = await trx.from('staff_users').where({ id }).select('role', 'active').first()
    if (row?.role === superRole && row.active) await refuseWithoutSuper(id, trx)
  }

  async #read(id: string, trx: Trx): Promise<Account> {
    const row = await trx.from('staff_users').where({ id }).forUpdate().first()
    if (!row) throw new NotFound()
    return {
      fullName: row.full_name,
      role: row.role,
      distributorId: row.distributor_id,
      branchId: row.branch_id,
      active: row.active,
    }
  }

  async #signOut(id: string, trx: Trx): Promise<void> {
    await trx
      .from('sessions')
      .where({ staff_user_id: id })
      .whereNull('revoked_at')
      .update({ revoked_at: clock.systemNow().toJSDate() })
  }
}
