import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { kycAfterFee } from '../domain/kyc_after_fee.js'
import type { RegistrationRow } from '../queries/registration_of.js'
import { awaitVisit } from './await_visit.js'

/** The fee is paid and the credit is not there yet. */
export const awaitCredit = async (
  { id, owner, kycStep }: Pick<RegistrationRow, 'id' | 'owner' | 'kycStep'>,
  trx: Trx
): Promise<void> => {
  await trx
    .from('registrations')
    .where({ id })
    .update({ kyc_step: kycAfterFee(kycStep), updated_at: clock.businessNow().toJSDate() })
  await awaitVisit({ id, owner }, trx)
}

/** The credit is there: the owner is congratulated once. */
export const acceptRegistration = async (id: string, trx: Trx): Promise<void> => {
  await trx.from('registrations').where({ id }).update({
    kyc_step: 'ACCEPTED',
    bank_status: 'APPROVED',
    has_just_got_credit: true,
    has_not_get_credit: false,
    updated_at: clock.businessNow().toJSDate(),
  })
}
