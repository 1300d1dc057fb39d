import hash from '@adonisjs/core/services/hash'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { sqlState, transaction, uniqueViolation } from '#app/shared/database'
import { InvalidFields } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'
import { checkPosition, type Position } from '../queries/staff_rules.js'

interface Command extends Position {
  staff: StaffActor
  username: string
  fullName: string
  password: string
  traceId?: string
}

/** Opens the account of a member of staff or of a distributor's user. @throws InvalidFields (422) */
export default class CreateStaff {
  /** @returns the id */
  async execute({ staff, traceId, username, fullName, password, ...position }: Command) {
    const id = newId()
    const now = clock.systemNow().toJSDate()
    const passwordHash = await hash.make(password)
    await transaction(async (trx) => {
      await checkPosition(staff, position, trx)
      await trx.insertQuery().table('staff_users').insert({
        id,
        username,
        full_name: fullName,
        password_hash: passwordHash,
        role: position.role,
        distributor_id: position.distributorId,
        branch_id: position.branchId,
        created_at: now,
        updated_at: now,
      })
      await audit(
        {
          actor: staff,
          command: 'staff.create',
          subject: { type: 'staff', id },
          after: { username, fullName, ...position },
          traceId,
        },
        trx
      )
    }).catch((error: unknown) => {
      if (sqlState(error) !== uniqueViolation) throw error
      throw new InvalidFields([
        { field: 'username', rule: 'unique', message: messages.usernameTaken },
      ])
    })
    return id
  }
}
