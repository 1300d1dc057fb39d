import { distributorUsersMax } from '#contracts/distributors'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/**
 * Of who works for a distributor; the bank may make more. Accounts are never deleted: those that are locked count too.
 * @throws BusinessRule (422)
 */
export const refuseTooManyUsers = async (
  { distributorId }: Pick<StaffActor, 'distributorId'>,
  trx: Trx
): Promise<void> => {
  if (distributorId === null) return
  const users = await trx
    .from('staff_users')
    .where({ distributor_id: distributorId })
    .limit(distributorUsersMax)
    .select('id')
  if (users.length >= distributorUsersMax) throw new BusinessRule(messages.tooManyUsers)
}
