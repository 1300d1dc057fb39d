import Approval from '#app/credit/models/approval'
import { lockFile } from '#app/owners/files'
import type { Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/**
 * Locks the file before the approval, as an allocation does.
 * @throws NotFound
 */
export const lockApproval = async (id: string, trx: Trx): Promise<Approval> => {
  const found = await Approval.find(id, { client: trx })
  if (!found) throw new NotFound()
  await lockFile(found.file, trx)
  return Approval.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
}
