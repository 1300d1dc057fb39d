import Approval from '#app/credit/credit_lines/models/approval'
import { lockFile } from '#app/people/owners/files'
import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/**
 * File first, as at allocation.
 * @throws NotFound
 */
export const lockApproval = async (id: string, trx: Trx): Promise<Approval> => {
  const found = await Approval.find(id, { client: trx })
  if (!found) throw new NotFound()
  await lockFile(found.file, trx)
  return Approval.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
}
