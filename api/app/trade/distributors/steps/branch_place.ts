import { distributorBranchesMax } from '#contracts/distributors'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface BranchPlace {
  name: string
  provinceId: number | null
  cityId: number | null
}

/** A branch's missing reference. */
export const invalid = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'exists', message }])

/**
 * Must exist and belong together.
 * @throws InvalidFields
 */
export const checkPlace = async ({ provinceId, cityId }: BranchPlace, trx: Trx): Promise<void> => {
  if (provinceId !== null) {
    const province = await trx.from('locations_provinces').where({ id: provinceId }).first()
    if (!province) throw invalid('provinceId', messages.unknownProvince)
  }
  if (cityId === null) return
  const city = await trx
    .from('locations_cities')
    .where({ id: cityId, province_id: provinceId })
    .first()
  if (!city) throw invalid('cityId', messages.cityElsewhere)
}

/** For a distributor's manager. Branches are never deleted: those that are closed count too. @throws BusinessRule */
export const refuseTooManyBranches = async (distributorId: string, trx: Trx): Promise<void> => {
  const branches = await trx
    .from('distributor_branches')
    .where({ distributor_id: distributorId })
    .limit(distributorBranchesMax)
    .select('id')
  if (branches.length >= distributorBranchesMax) throw new BusinessRule(messages.tooManyBranches)
}
