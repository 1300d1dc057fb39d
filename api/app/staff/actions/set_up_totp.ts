import { inject } from '@adonisjs/core'
import { clock } from '#app/shared/clock'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { BusinessRule, InvalidFields } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { SecondFactor } from '../second_factor.js'
import { Sessions } from '#app/identity/sessions'
import { expectProved, provePassword } from '../staff_passwords.js'

/** Two steps: a secret for the authenticator, then a code that proves it was taken over. */
@inject()
export default class SetUpTotp {
  constructor(
    private secondFactor: SecondFactor,
    private sessions: Sessions
  ) {}

  /**
   * The secret in force, if there is one, is asked for a code, and stays until the new one is confirmed.
   * @throws InvalidFields (422), OtpLocked (429), Conflict when the account was changed meanwhile
   */
  async start({ staff, password, totp }: { staff: StaffActor; password: string; totp?: string }) {
    const { secondFactor } = this
    const given = { field: 'password', password }
    const proof = await provePassword(staff, given, { secondFactor, totp })
    const { secret, otpauthUrl, encrypted } = secondFactor.create(staff.username)
    await transaction(async (trx) => {
      await expectProved(proof, trx)
      await trx.from('staff_users').where({ id: staff.id }).update({ totp_pending: encrypted })
    })
    return { secret, otpauthUrl }
  }

  /** From then on it is asked for, and whoever signed in without it is out. @throws BusinessRule when nothing waits for a code, InvalidFields for a wrong one (both 422) */
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
      await this.sessions.revokeAll(staff.id, trx, staff.sessionId)
      await audit(
        { actor: staff, command: 'staff.set-up-totp', subject: { type: 'staff', id: staff.id } },
        trx
      )
    })
  }
}
