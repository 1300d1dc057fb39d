import type { Plan } from '#contracts/plans'
import { begunStep, type BegunStep, type SigningFacts } from '#contracts/signing'
import { prepared } from '#app/platform/database/database'
import { Unauthorized } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'

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
  /** No name for the card was given yet. */
  isLatinNameMissing: boolean
  /** Where a digital signature that was begun is taken up again. */
  begunSignature: BegunStep | null
}

type Row = Omit<Profile, 'isLatinNameMissing' | 'begunSignature'> & {
  tried: Omit<SigningFacts, 'hasIdentity'> | null
}

/** A certificate that has run out signs nothing, also before the night that writes so. */
const sql = `
  select id, phone, firstname, lastname, national_code as "nationalCode",
         date_of_birth as "dateOfBirth", firstname_en as "firstnameEn",
         lastname_en as "lastnameEn", plan,
         array(select chosen.plan from identity_chosen_plans chosen
                where chosen.user_id = users.id order by chosen.chosen_at) as plans,
         exists (select from identity_waiting_cards card where card.user_id = users.id) as "companyCardWaits",
         (select jsonb_build_object('status',
                   case when tried.status = 'ENROLLED' and tried.certificate_expires_at <= ? then 'EXPIRED'
                        else tried.status end,
                   'hasVideo', tried.has_video,
                   'hasSignature', tried.has_signature, 'isIdentitySigned', tried.is_identity_signed)
            from identity_signature_tries tried where tried.user_id = users.id) as tried
    from users where id = ? and active`

export const readProfile = async (userId: string): Promise<Profile> => {
  const [row] = await prepared<Row>('read_profile', sql, [clock.systemNow().toJSDate(), userId])
  if (!row) throw new Unauthorized()
  const { tried, ...profile } = row
  return {
    ...profile,
    isLatinNameMissing: profile.firstnameEn === null,
    begunSignature: tried && begunStep(tried),
  }
}
