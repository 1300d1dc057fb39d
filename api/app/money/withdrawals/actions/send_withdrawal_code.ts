import { inject } from '@adonisjs/core'
import { maskedIban } from '#contracts/withdrawals'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { ownerIn, refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { grouped } from '#app/platform/values/money'
import { withdrawalCode } from '../domain/withdrawal_code.js'
import { assertMayWithdraw } from '../steps/assert_may_withdraw.js'

interface SendCommand {
  actor: CustomerActor
  plan: unknown
  amount: number
  iban: string
}

/**
 * Voids a code running for anything else. api-person "Money that leaves a wallet"
 * @throws NotFound, InvalidFields, BusinessRule as the request itself, OtpAlreadySent (429)
 */
@inject()
export default class SendWithdrawalCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, plan, amount, iban }: SendCommand): Promise<{ expirationMillis: number }> {
    const owner = ownerIn(actor, plan)
    refuseOtherMembers(actor)
    await assertMayWithdraw({ owner, amount, iban })
    return this.codes.send({
      ...withdrawalCode(actor),
      binding: { amount, iban },
      params: { amount: grouped(amount), iban: maskedIban(iban) },
    })
  }
}
