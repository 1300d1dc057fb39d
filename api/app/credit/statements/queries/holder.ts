import type { Owner } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

/** Whom a paper is about, as it names them. */
export interface Holder {
  name: string
  phone: string
  nationalId: string | null
}

const holderSql = `
  select coalesce(owner.name, '') as name, owner.phone,
         -- A company's own, not that of the person who signs for it first.
         case when owner.company_national_id is not null then owner.company_national_id
              when person.national_code_verified_at is not null then person.national_code end as "nationalId"
    from owners owner
    left join identity_people person on person.id = owner.user_id
   where owner.owner_type = ? and owner.owner_id = ?`

export const holderOf = async ({ type, id }: Owner, client?: Client): Promise<Holder> => {
  const [holder] = await prepared<Holder>('statement_holder', holderSql, [type, id], client)
  return holder
}
