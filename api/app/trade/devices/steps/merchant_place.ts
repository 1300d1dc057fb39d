import { searchKey } from '#contracts/digits'
import { prepared, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** What staff may change of a merchant. */
export interface MerchantTerms {
  name: string
  /** When what was bought with a card falls due. */
  dueDateInDays: number
}
interface Place {
  distributorName: string
  dueDaysMin: number
  dueDaysMax: number
  isOwnBranch: boolean
}

const sql = `
  select d.name as "distributorName", d.due_days_min as "dueDaysMin", d.due_days_max as "dueDaysMax",
         ?::uuid is null or exists (
           select from distributor_branches branch where branch.id = ? and branch.distributor_id = d.id
         ) as "isOwnBranch"
    from distributors d where d.id = ? for share`

/** The distributor behind a merchant. @throws InvalidFields for an unknown one, another's branch, or days beyond its range */
export const merchantPlace = async (
  { distributorId, branchId }: { distributorId: string; branchId: string | null },
  dueDateInDays: number,
  trx: Trx
): Promise<Place> => {
  const [place] = await prepared<Place>(
    'merchant_place',
    sql,
    [branchId, branchId, distributorId],
    trx
  )
  if (!place) throw refusedField('distributorId', messages.distributorUnknown)
  if (!place.isOwnBranch) throw refusedField('branchId', messages.branchUnknown)
  const { dueDaysMin: min, dueDaysMax: max } = place
  if (dueDateInDays < min || dueDateInDays > max) {
    throw refusedField('dueDateInDays', messages.dueDaysOutOfRange(min, max))
  }
  return place
}

export const merchantKey = (name: string, distributorName: string): string =>
  searchKey(`${name} ${distributorName}`)
