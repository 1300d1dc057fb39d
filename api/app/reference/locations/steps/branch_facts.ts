import { searchKey } from '#contracts/digits'
import { sqlState, uniqueViolation, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface BranchFacts {
  branchCode: string
  name: string
  provinceId: number
  cityId?: number | null
  address: string
  /** As before where nothing is said; of a new branch the usual ones. */
  openingHours?: string
}

/** Its columns, and its places by name, as the audit trail keeps them. @throws InvalidFields for unknown places */
export const branchColumns = async (
  { branchCode, name, provinceId, cityId = null, address, openingHours }: BranchFacts,
  trx: Trx
) => {
  const province = await provinceName(provinceId, trx)
  if (province === undefined) throw refusedField('provinceId', messages.unknownParent)
  const city = await cityIn(cityId, provinceId, trx)
  if (city === undefined) throw refusedField('cityId', messages.unknownParent)
  const columns = {
    branch_code: branchCode,
    name,
    province_id: provinceId,
    city_id: cityId,
    address,
    ...(openingHours !== undefined && { opening_hours: openingHours }),
    search_key: searchKey(`${branchCode} ${name} ${address}`),
  }
  return { columns, province, city }
}

export const provinceName = async (id: number, trx: Trx): Promise<string | undefined> =>
  (await trx.from('provinces').where({ id }).first())?.name

/** @returns null for none, undefined for one that is not in the province */
const cityIn = async (
  id: number | null,
  provinceId: number,
  trx: Trx
): Promise<string | null | undefined> =>
  id === null
    ? null
    : (await trx.from('cities').where({ id, province_id: provinceId }).first())?.name

export const cityName = async (id: number | null, trx: Trx): Promise<string | null> =>
  id === null ? null : (await trx.from('cities').where({ id }).firstOrFail()).name

/** A code names one branch, also when two are written at once. @throws InvalidFields for a code that is taken */
export const codeOnce = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    throw sqlState(error) === uniqueViolation
      ? refusedField('branchCode', messages.codeTaken)
      : error
  }
}
