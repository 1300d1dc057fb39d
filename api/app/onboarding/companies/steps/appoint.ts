import { isOpenStep } from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { LockedCompany } from './lock_company.js'
import { touchCompany } from './touch_company.js'

/** Keeps the branch; the officers review it unless they accepted the step. @throws InvalidFields */
export const appoint = async (
  { id, appointmentStatus }: LockedCompany,
  bankBranchId: string,
  trx: Trx
): Promise<void> => {
  const branch = await trx
    .from('locations_bank_branches')
    .where({ id: bankBranchId, active: true })
    .first()
  if (!branch) throw refusedField('bankBranchId', messages.branch)
  await trx
    .from('companies')
    .where({ id })
    .update({
      bank_branch_id: bankBranchId,
      appointment_sent_at: clock.businessNow().toJSDate(),
      ...(isOpenStep(appointmentStatus) && {
        appointment_status: 'PENDING',
        appointment_rejection: null,
      }),
    })
  await touchCompany(id, trx)
}
