import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

export interface OwnerContact {
  phone: string
}

const sql = `select phone from owners where owner_type = ? and owner_id = ?`

export const contactsOf = (owner: OwnerName, client?: Client): Promise<OwnerContact[]> =>
  prepared<OwnerContact>('contacts_of', sql, [owner.type, owner.id], client)
