import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Roles of people who do not work for the bank. */
const distributorRole = 'distributor'
const branchRole = 'branch'
export const superRole = 'super'

export interface StaffPosition {
  role: string
  distributorId: string | null
  branchId: string | null
}

const refuse = (field: string, message: string): never => {
  throw new InvalidFields([{ field, rule: 'position', message }])
}

/** Nobody hands out rights that they do not hold. @throws BusinessRule (422) */
export const refuseBeyondOwn = (staff: StaffActor, permissions: readonly string[]): void => {
  if (permissions.some((right) => !staff.permissions.some((own) => own === right))) {
    throw new BusinessRule(messages.beyondOwnRights)
  }
}

/** Nobody touches the account of one who may do more than they. @throws BusinessRule (422) */
export const refuseAbove = async (staff: StaffActor, role: string, trx: Trx): Promise<void> => {
  const known = await trx.from('roles').select('permissions').where({ key: role }).firstOrFail()
  refuseBeyondOwn(staff, known.permissions)
}

/** Role, distributor and branch must fit together. @throws InvalidFields (422) */
export const checkPosition = async (
  staff: StaffActor,
  { role, distributorId, branchId }: StaffPosition,
  trx: Trx
): Promise<void> => {
  const known = await trx.from('roles').select('permissions').where({ key: role }).first()
  if (!known) return refuse('role', messages.unknownRole)
  refuseBeyondOwn(staff, known.permissions)
  const isOutside = role === distributorRole || role === branchRole
  if (isOutside && !distributorId) refuse('distributorId', messages.distributorNeeded)
  if (!isOutside && distributorId) refuse('distributorId', messages.noDistributor)
  if (role === branchRole && !branchId) refuse('branchId', messages.branchNeeded)
  const distributor =
    distributorId && (await trx.from('distributors_suppliers').where({ id: distributorId }).first())
  if (distributorId && !distributor) {
    refuse('distributorId', messages.unknownDistributor)
  }
  const branch =
    branchId &&
    (await trx
      .from('distributors_branches')
      .where({ id: branchId, distributor_id: distributorId ?? null })
      .first())
  if (branchId && !branch) refuse('branchId', messages.unknownBranch)
}
