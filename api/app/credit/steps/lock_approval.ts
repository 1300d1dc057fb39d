import Approval from '#app/credit/models/approval'
import type { Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/**
 * Locks the registration before the approval, as an allocation does.
 * @throws NotFound
 */
export const lockApproval = async (id: string, trx: Trx): Promise<Approval> => {
  const found = await Approval.find(id, { client: trx })
  if (!found) throw new NotFound()
  await trx.from('registrations').where('id', found.subjectId).forUpdate().select('id')
  return Approval.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
}
