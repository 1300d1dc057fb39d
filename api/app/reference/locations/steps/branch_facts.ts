import { searchKey } from '#contracts/digits'
import { sqlState, uniqueViolation, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface BranchFacts {
  branchCode: string
  name: string
  provinceId: number
  address: string
}

/** Its columns, and its province by name, as the audit trail keeps it. @throws InvalidFields for an unknown province */
export const branchColumns = async (
  { branchCode, name, provinceId, address }: BranchFacts,
  trx: Trx
) => {
  const province = await provinceName(provinceId, trx)
  if (province === undefined) throw refusedField('provinceId', messages.unknownParent)
  const columns = {
    branch_code: branchCode,
    name,
    province_id: provinceId,
    address,
    search_key: searchKey(`${branchCode} ${name} ${address}`),
  }
  return { columns, province }
}

export const provinceName = async (id: number, trx: Trx): Promise<string | undefined> =>
  (await trx.from('provinces').where({ id }).first())?.name

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
