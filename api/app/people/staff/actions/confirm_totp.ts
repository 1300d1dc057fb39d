import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Sessions } from '#app/people/identity/sessions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { SecondFactor } from '../second_factor.js'
import { settleProof } from '../staff_passwords.js'

const refusedCode = () =>
  new InvalidFields([{ field: 'totp', rule: 'totp', message: messages.totpWrong }])

/** The code that proves that the authenticator has the secret of `StartTotp`. */
@inject()
export default class ConfirmTotp {
  constructor(
    private secondFactor: SecondFactor,
    private sessions: Sessions
  ) {}

  /**
   * From then on it is asked for, and whoever signed in without it is out. A wrong code counts whatever follows.
   * @throws BusinessRule when nothing waits for a code, InvalidFields for a wrong one (both 422), OtpLocked (429) after
   *   wrong ones in a row
   */
  async execute({ actor, totp }: { actor: StaffActor; totp: string }): Promise<void> {
    const { totp_pending: pending } = await db
      .from('staff_users')
      .select('totp_pending')
      .where({ id: actor.id })
      .firstOrFail()
    if (!pending) throw new BusinessRule(messages.totpNotStarted)
    const step = this.secondFactor.stepOf(pending, totp)
    await settleProof(actor, step !== null, 'STAFF_TOTP_SET_UP')
    if (step === null) throw refusedCode()
    await transaction(async (trx) => {
      const row = await trx
        .from('staff_users')
        .select('totp_pending')
        .where({ id: actor.id })
        .forUpdate()
        .firstOrFail()
      // Another secret was made meanwhile: the code proves nothing of it.
      if (row.totp_pending !== pending) throw refusedCode()
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
