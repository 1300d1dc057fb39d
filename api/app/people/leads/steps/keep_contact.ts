import { searchKey } from '#contracts/digits'
import type { ContactKind } from '#contracts/leads'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

export interface ContactRequest {
  name?: string
  phone?: string
  shopname?: string
  provinceId?: number
  cityId?: number
  subject?: string
  text?: string
  occurredOn?: string
  fileKey?: string
  reportedBy?: string
}

/** Keeps what was left. @returns its id; null for a lead that waits already */
export const keepContact = async (
  kind: ContactKind,
  contact: ContactRequest,
  trx: Trx
): Promise<string | null> => {
  const now = clock.businessNow().toJSDate()
  const { name, phone, shopname, subject, text } = contact
  const kept: { id: string }[] = await trx
    .knexQuery()
    .insert({
      id: newId(),
      kind,
      name,
      phone,
      shopname,
      subject,
      text,
      province_id: contact.provinceId,
      city_id: contact.cityId,
      occurred_on: contact.occurredOn,
      file_key: contact.fileKey,
      reported_by: contact.reportedBy,
      search_key: searchKey([name, phone, shopname].filter(Boolean).join(' ')),
      created_at: now,
      updated_at: now,
    })
    .into('contacts')
    .onConflict()
    .ignore()
    .returning('id')
  return kept[0]?.id ?? null
}
