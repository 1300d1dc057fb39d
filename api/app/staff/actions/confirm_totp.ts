import { inject } from '@adonisjs/core'
import { Sessions } from '#app/identity/sessions'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { BusinessRule, InvalidFields } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { SecondFactor } from '../second_factor.js'

/** The code that proves that the authenticator has the secret of `StartTotp`. */
@inject()
export default class ConfirmTotp {
  constructor(
    private secondFactor: SecondFactor,
    private sessions: Sessions
  ) {}

  /** From then on it is asked for, and whoever signed in without it is out. @throws BusinessRule when nothing waits for a code, InvalidFields for a wrong one (both 422) */
  async execute({ actor, totp }: { actor: StaffActor; totp: string }): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx
        .from('staff_users')
        .select('totp_pending')
        .where({ id: actor.id })
        .forUpdate()
        .firstOrFail()
      if (!row.totp_pending) throw new BusinessRule(messages.totpNotStarted)
      const step = this.secondFactor.stepOf(row.totp_pending, totp)
      if (step === null) {
        throw new InvalidFields([{ field: 'totp', rule: 'totp', message: messages.totpWrong }])
      }
      await trx.from('staff_users').where({ id: actor.id }).update({
        totp_secret: row.totp_pending,
        totp_pending: null,
        totp_last_step: step,
        updated_at: clock.systemNow().toJSDate(),
      })
      await this.sessions.revokeAll(actor.id, trx, actor.sessionId)
      await audit(
        { actor, command: 'staff.set-up-totp', subject: { type: 'staff', id: actor.id } },
        trx
      )
    })
  }
}
