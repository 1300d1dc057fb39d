import db from '@adonisjs/lucid/services/db'
import type { DistributorUser } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'

/** The number of an invoice of the user's distributor, or branch. @throws NotFound */
export const ownReference = async (
  id: string,
  { distributorId, branchId }: DistributorUser
): Promise<string> => {
  const query = db.from('orders').where({ id, distributor_id: distributorId })
  if (branchId) void query.where({ branch_id: branchId })
  const row = await query.select('reference_number').first()
  if (!row) throw new NotFound()
  return row.reference_number
}
