import type { CompanyStatus } from '#contracts/companies'
import type { MonthlyCeiling } from '#contracts/spending'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface NamedHolder {
  id: string
  /** As in the contract. */
  name: string
  userId: string
  status: CompanyStatus
  nationalCode: string
  ceiling: MonthlyCeiling
}

const sql = `
  select holder.id, holder.user_id as "userId", holder.status,
         concat_ws(' ', holder.firstname, holder.lastname) as name,
         holder.national_code as "nationalCode", holder.ceiling
    from card_holders holder join identity_people person on person.id = holder.user_id
   where holder.company_id = ? and person.phone = ? and person.active and holder.removed_at is null`

/** Null for nobody. */
export const holderOfPhone = async (
  companyId: string,
  phone: string,
  client?: Client
): Promise<NamedHolder | undefined> => {
  const named = [companyId, phone]
  const [holder] = await prepared<NamedHolder>('card_holder_of_phone', sql, named, client)
  return holder
}

/** @throws NotFound */
export const namedHolder = async (companyId: string, phone: string): Promise<NamedHolder> => {
  const holder = await holderOfPhone(companyId, phone)
  if (!holder) throw new NotFound(messages.noSuchHolder)
  return holder
}
