import { inject } from '@adonisjs/core'
import { refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import { isContractSigned } from '#app/onboarding/contracts/queries/is_contract_signed'
import PlatformFee from '#app/credit/credit_lines/models/platform_fee'
import type { Owner } from '#contracts/owners'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { addJalaliYear } from '#app/platform/time/jalali'
import { creditLineOf, type CreditLine } from '../queries/credit_line.js'
import EarnPlatformFee from './earn_platform_fee.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CreditRenewed: { lineId: string; owner: Owner; expiresOn: string }
  }
}

/**
 * Starts the granted year when both contract and fee are done, at the later of old end and today; otherwise no effect.
 * The caller holds the registration. domain "The credit line"
 */
@inject()
export default class RenewLine {
  constructor(private earnPlatformFee: EarnPlatformFee) {}

  async execute(owner: Owner, trx: Trx): Promise<void> {
    const line = await creditLineOf(owner, trx)
    if (!line?.hasRenewalCredit) return
    const creditYear = line.creditYear + 1
    const fee = await PlatformFee.query({ client: trx })
      .where({ ownerType: owner.type, ownerId: owner.id, plan: owner.plan })
      .where({ creditYear, status: 'PAID' })
      .first()
    if (!fee || !(await isContractSigned(owner, 'CREDIT_RENEWAL', trx, creditYear))) return
    await refuseListedOwner('RENEWAL', owner, trx)
    await this.earnPlatformFee.execute(fee, trx)
    const expiresOn = await this.#begin(line, fee, trx)
    await publish('CreditRenewed', { lineId: line.id, owner, expiresOn }, trx)
  }

  async #begin(line: CreditLine, fee: PlatformFee, trx: Trx): Promise<string> {
    const today = clock.today()
    const renewed = {
      expiresOn: addJalaliYear(line.expiresOn > today ? line.expiresOn : today),
      creditYear: fee.creditYear,
    }
    await trx.from('credit_lines').where({ id: line.id }).update({
      expires_on: renewed.expiresOn,
      credit_year: renewed.creditYear,
      has_renewal_credit: false,
      updated_at: clock.businessNow().toJSDate(),
    })
    await audit(
      {
        actor: system('credit-renewal'),
        command: 'credit.renew',
        subject: { type: 'credit-lines', id: line.id },
        before: { expiresOn: line.expiresOn, creditYear: line.creditYear },
        after: { ...renewed, platformFeeId: fee.id },
      },
      trx
    )
    return renewed.expiresOn
  }
}
