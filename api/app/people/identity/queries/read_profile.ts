import type { Plan } from '#contracts/plans'
import { prepared } from '#app/platform/database/database'
import { Unauthorized } from '#app/platform/errors'

/** What identity knows of a person. person §3 "Profile" */
export interface Profile {
  id: string
  phone: string
  firstname: string | null
  lastname: string | null
  nationalCode: string | null
  /** `YYYY-MM-DD`, Gregorian. */
  dateOfBirth: string | null
  /** As the card bears it, in capitals; null until it was given. */
  firstnameEn: string | null
  lastnameEn: string | null
  /** The plan last worked in; empty before one is chosen. */
  plan: Plan | ''
  /** Every plan that was chosen, oldest first. */
  plans: Plan[]
  /** A company's card was delivered to them, and waits to be activated. */
  companyCardWaits: boolean
}

const sql = `
  select id, phone, firstname, lastname, national_code as "nationalCode",
         date_of_birth as "dateOfBirth", firstname_en as "firstnameEn",
         lastname_en as "lastnameEn", plan,
         array(select registration.plan from registration_files registration
                where registration.user_id = users.id order by registration.created_at) as plans,
         exists (select from cardholders_holders holder
                   join issuing_cards card on card.holder_id = holder.id and card.status = 'DELIVERED'
                  where holder.user_id = users.id and holder.removed_at is null) as "companyCardWaits"
    from users where id = ? and active`

export const readProfile = async (userId: string): Promise<Profile> => {
  const [profile] = await prepared<Profile>('read_profile', sql, [userId])
  if (!profile) throw new Unauthorized()
  return profile
}
