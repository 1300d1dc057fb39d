import { inject } from '@adonisjs/core'
import { clock } from '#app/platform/time/clock'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { endHands } from '#app/platform/two_people/second_person'
import { transaction } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { hashPassword } from '../steps/open_staff_account.js'
import { Sessions } from '#app/people/identity/sessions'
import { expectProved, provePassword } from '../staff_passwords.js'

interface Passwords {
  actor: StaffActor
  currentPassword: string
  newPassword: string
}

/**
 * Changes one's own password and ends all other sessions; from then on nobody else knows it.
 * @throws InvalidFields (422), OtpLocked (429), Conflict when somebody else has changed it meanwhile
 */
@inject()
export default class ChangePassword {
  constructor(private sessions: Sessions) {}

  async execute({ actor, currentPassword, newPassword }: Passwords): Promise<void> {
    const current = { field: 'currentPassword', password: currentPassword }
    const proof = await provePassword(actor, current)
    if (newPassword === currentPassword) {
      throw new InvalidFields([
        { field: 'newPassword', rule: 'different', message: messages.passwordSame },
      ])
    }
    const passwordHash = await hashPassword(newPassword)
    await transaction(async (trx) => {
      await expectProved(proof, trx)
      await trx.from('staff_users').where({ id: actor.id }).update({
        password_hash: passwordHash,
        must_change_password: false,
        updated_at: clock.systemNow().toJSDate(),
      })
      await endHands(actor.id, trx)
      await this.sessions.revokeAll(actor.id, trx, actor.sessionId)
      await audit(
        {
          actor,
          command: 'staff.change-password',
          subject: { type: 'staff', id: actor.id },
        },
        trx
      )
    })
  }
}
