import type { ContactKind, ContactStatus } from '#contracts/leads'
import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface ContactRow {
  id: string
  status: ContactStatus
  claimed_by: string | null
}

/** @throws NotFound also for a contact of another list */
export const lockContact = async (
  { kind, id }: { kind: ContactKind; id: string },
  trx: Trx
): Promise<ContactRow> => {
  const row: ContactRow | null = await trx
    .from('contacts')
    .where({ kind, id })
    .select('id', 'status', 'claimed_by')
    .forUpdate()
    .first()
  if (!row) throw new NotFound()
  return row
}
