import { inject } from '@adonisjs/core'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { SecondFactor } from '../second_factor.js'
import { expectProved, provePassword } from '../staff_passwords.js'

interface StartCommand {
  actor: StaffActor
  password: string
  totp?: string
}

/** First a secret for the authenticator; `ConfirmTotp` takes the code that proves it was taken over. */
@inject()
export default class StartTotp {
  constructor(private secondFactor: SecondFactor) {}

  /**
   * The secret in force, if there is one, is asked for a code, and stays until the new one is confirmed.
   * @throws InvalidFields (422), OtpLocked (429), Conflict when the account was changed meanwhile
   */
  async execute({ actor, password, totp }: StartCommand) {
    const { secondFactor } = this
    const given = { field: 'password', password }
    const proof = await provePassword(actor, given, { secondFactor, totp })
    const { secret, otpauthUrl, encrypted } = secondFactor.create(actor.username)
    await transaction(async (trx) => {
      await expectProved(proof, trx)
      await trx.from('staff_users').where({ id: actor.id }).update({ totp_pending: encrypted })
    })
    return { secret, otpauthUrl }
  }
}
