import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { clock } from '#app/shared/clock'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { InvalidFields } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { Sessions } from '../sessions.js'
import { provePassword } from '../staff_passwords.js'

interface Passwords {
  staff: StaffActor
  currentPassword: string
  newPassword: string
}

/** Changes one's own password and ends all other sessions. @throws InvalidFields (422), OtpLocked (429) */
@inject()
export default class ChangePassword {
  constructor(private sessions: Sessions) {}

  async execute({ staff, currentPassword, newPassword }: Passwords): Promise<void> {
    await provePassword(staff, { field: 'currentPassword', password: currentPassword })
    if (newPassword === currentPassword) {
      throw new InvalidFields([
        { field: 'newPassword', rule: 'different', message: messages.passwordSame },
      ])
    }
    const passwordHash = await hash.make(newPassword)
    await transaction(async (trx) => {
      await trx.from('staff_users').where({ id: staff.id }).update({
        password_hash: passwordHash,
        updated_at: clock.systemNow().toJSDate(),
      })
      await this.sessions.revokeOthers(staff.id, staff.sessionId, trx)
      await audit(
        {
          actor: staff,
          command: 'staff.change-password',
          subject: { type: 'staff', id: staff.id },
        },
        trx
      )
    })
  }
}
