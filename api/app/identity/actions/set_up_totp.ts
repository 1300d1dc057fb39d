import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/shared/clock'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { BusinessRule, InvalidFields } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { SecondFactor } from '../second_factor.js'
import { provePassword } from '../staff_passwords.js'

/** Two steps: a secret for the authenticator, then a code that proves it was taken over. */
@inject()
export default class SetUpTotp {
  constructor(private secondFactor: SecondFactor) {}

  /** The secret in force, if there is one, stays until the new one is confirmed. */
  async start({ staff, password }: { staff: StaffActor; password: string }) {
    const { secret, otpauthUrl, encrypted } = this.secondFactor.create(staff.username)
    await provePassword(staff, { field: 'password', password })
    await db.from('staff_users').where({ id: staff.id }).update({ totp_pending: encrypted })
    return { secret, otpauthUrl }
  }

  /** @throws BusinessRule when nothing waits for a code, InvalidFields for a wrong one (both 422) */
  async confirm({ staff, totp }: { staff: StaffActor; totp: string }): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx
        .from('staff_users')
        .select('totp_pending')
        .where({ id: staff.id })
        .forUpdate()
        .firstOrFail()
      if (!row.totp_pending) throw new BusinessRule(messages.totpNotStarted)
      const step = this.secondFactor.stepOf(row.totp_pending, totp)
      if (step === null) {
        throw new InvalidFields([{ field: 'totp', rule: 'totp', message: messages.totpWrong }])
      }
      await trx.from('staff_users').where({ id: staff.id }).update({
        totp_secret: row.totp_pending,
        totp_pending: null,
        totp_last_step: step,
        updated_at: clock.systemNow().toJSDate(),
      })
      await audit(
        { actor: staff, command: 'staff.set-up-totp', subject: { type: 'staff', id: staff.id } },
        trx
      )
    })
  }
}
