import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields } from '#app/platform/errors'
import { isBeyond, isOwnPeople, refusalOfPosition, type StaffPosition } from '../domain/position.js'
import { messages } from '../i18n/fa.js'

const refuse = (field: string, message: string): never => {
  throw new InvalidFields([{ field, rule: 'position', message }])
}

/** @throws BusinessRule (422) */
export const refuseBeyondOwn = (staff: StaffActor, permissions: readonly string[]): void => {
  if (isBeyond(staff.permissions, permissions)) throw new BusinessRule(messages.beyondOwnRights)
}

/** @throws BusinessRule (422) for the account of one who may do more */
export const refuseAbove = async (staff: StaffActor, role: string, trx: Trx): Promise<void> => {
  const known = await trx.from('roles').select('permissions').where({ key: role }).firstOrFail()
  refuseBeyondOwn(staff, known.permissions)
}

const isDistributor = async (id: string | null, trx: Trx): Promise<boolean> =>
  Boolean(id) && (await trx.from('distributors_suppliers').where({ id }).first()) !== null

const isBranch = async (id: string | null, of: string | null, trx: Trx): Promise<boolean> =>
  Boolean(id) &&
  (await trx.from('distributors_branches').where({ id, distributor_id: of }).first()) !== null

/** @throws InvalidFields (422) where role, distributor and branch do not fit, BusinessRule (422) */
export const checkPosition = async (
  staff: StaffActor,
  position: StaffPosition,
  trx: Trx
): Promise<void> => {
  const { role, distributorId, branchId } = position
  const known = await trx.from('roles').select('permissions').where({ key: role }).first()
  if (!known) return refuse('role', messages.unknownRole)
  refuseBeyondOwn(staff, known.permissions)
  if (!isOwnPeople(staff, position)) return refuse('branchId', messages.ownBranchOnly)
  const refusal = refusalOfPosition(position, {
    distributor: await isDistributor(distributorId, trx),
    branch: await isBranch(branchId, distributorId, trx),
  })
  if (refusal) refuse(refusal.field, messages[refusal.message])
}
