import type PlatformFee from '#app/credit/models/platform_fee'
import { system } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { addJalaliYear } from '#app/shared/jalali'
import type { CreditLine } from '../queries/credit_line.js'

/**
 * The year that a granted renewal and its fee have paid for, from the later of the old end and today; the grant
 * is used up by it. The caller holds the registration's lock. domain "The credit line"
 */
export default class RenewLine {
  async execute(
    { id, expiresOn, creditYear }: CreditLine,
    fee: PlatformFee,
    trx: Trx
  ): Promise<void> {
    const today = clock.today()
    const renewed = {
      expiresOn: addJalaliYear(expiresOn > today ? expiresOn : today),
      creditYear: fee.creditYear,
    }
    await trx.from('credit_lines').where({ id }).update({
      expires_on: renewed.expiresOn,
      credit_year: renewed.creditYear,
      has_renewal_credit: false,
      updated_at: clock.businessNow().toJSDate(),
    })
    await audit(
      {
        actor: system('platform-fee'),
        command: 'credit.renew',
        subject: { type: 'credit-lines', id },
        before: { expiresOn, creditYear },
        after: { ...renewed, platformFeeId: fee.id },
      },
      trx
    )
  }
}
