import { refuseListed } from '#app/people/blacklists/steps/refuse_listed'
import { lockHolders } from '#app/people/identity/steps/lock_people'
import { prepared, type Trx } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface Holder {
  id: string
  phone: string
  isApproved: boolean
  /** Has begun nothing: no identity, no file that was sent, no money. */
  isEmpty: boolean
}

const sql = `
  select u.id, u.phone, u.national_code_verified_at is not null as "isApproved",
         u.national_code is null
           and not exists (select from registration_files r
                            where r.user_id = u.id
                              and (r.identity_status, r.shop_status, r.docs_status) is distinct from
                                  ('START', 'START', 'START'))
           and not exists (select from owners owner
                             join payments_of_owners payment on payment.owner_type = owner.owner_type
                              and payment.owner_id = owner.owner_id
                            where owner.user_id = u.id) as "isEmpty"
    from identity_people u where u.active and (u.id = ? or u.phone = ?)`

/** The customer, and whoever has begun nothing under the new phone and makes room for them. */
export interface PhoneHolders {
  customer: Holder
  makesRoom: string | null
}

/**
 * Locked in the order of their ids, and read by a statement of its own: what was begun while it waited counts.
 * @throws NotFound, BusinessRule (422) for somebody unknown to the bank, for the phone of another customer, and for one on a blacklist
 */
export const lockPhoneHolders = async (
  userId: string,
  phone: string,
  trx: Trx
): Promise<PhoneHolders> => {
  await lockHolders({ userId, phone }, trx)
  const holders = await prepared<Holder>('phone_holders', sql, [userId, phone], trx)
  const customer = holders.find(({ id }) => id === userId)
  if (!customer) throw new NotFound()
  if (!customer.isApproved) throw new BusinessRule(messages.noNationalCode)
  if (customer.phone === phone) throw new BusinessRule(messages.samePhone)
  const other = holders.find(({ id }) => id !== userId)
  if (other && !other.isEmpty) throw new BusinessRule(messages.taken)
  await refuseListed('PHONE_CHANGE', { PHONE: phone }, trx)
  return { customer, makesRoom: other?.id ?? null }
}
