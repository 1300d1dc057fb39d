import { searchKey } from '#contracts/digits'
import { holdDueDays } from '#app/trade/distributors/steps/hold_due_days'
import { prepared, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Changeable by staff. */
export interface MerchantTerms {
  name: string
  /** Of purchases by card. */
  dueDateInDays: number
}

const branchSql = `
  select id from distributors_branches where id = ? and distributor_id = ?`

const isOwnBranch = async (branchId: string | null, distributorId: string, trx: Trx) =>
  branchId === null ||
  (await prepared('branch_of_distributor', branchSql, [branchId, distributorId], trx)).length > 0

/** @throws InvalidFields for an unknown distributor, a foreign branch, or days beyond its range */
export const merchantPlace = async (
  { distributorId, branchId }: { distributorId: string; branchId: string | null },
  dueDateInDays: number,
  trx: Trx
): Promise<{ distributorName: string }> => {
  const terms = await holdDueDays(distributorId, trx)
  if (!terms) throw refusedField('distributorId', messages.distributorUnknown)
  if (!(await isOwnBranch(branchId, distributorId, trx)))
    throw refusedField('branchId', messages.branchUnknown)
  const { name: distributorName, min, max } = terms
  if (dueDateInDays < min || dueDateInDays > max) {
    throw refusedField('dueDateInDays', messages.dueDaysOutOfRange(min, max))
  }
  return { distributorName }
}

export const merchantKey = (name: string, distributorName: string): string =>
  searchKey(`${name} ${distributorName}`)
