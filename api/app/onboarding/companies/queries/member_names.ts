import { prepared } from '#app/platform/database/database'

interface Named {
  id: string
  phone: string
  fullName: string
}
export type Names = ReadonlyMap<string, Named>

/** SQL of first and last name; null for who was not named yet. `person` is an alias of the query's table. */
export const fullNameSql = (person: string): string =>
  `nullif(concat_ws(' ', ${person}.firstname, ${person}.lastname), '')`

/** SQL of what a member is called: by the phone until they were named. Both are aliases of the query's tables. */
export const memberNameSql = (member: string, user: string): string =>
  `coalesce(${fullNameSql(member)}, ${user}.phone)`

const sql = `
  select member.id, u.phone, ${memberNameSql('member', 'u')} as "fullName"
    from company_members member join identity_people u on u.id = member.user_id
   where member.company_id = ?`

/** What everybody who was ever a member is called, for what they did then. */
export const namesOf = async (companyId: string): Promise<Names> => {
  const rows = await prepared<Named>('member_names', sql, [companyId])
  return new Map(rows.map((row) => [row.id, row]))
}

export const nameOf = (names: Names, memberId: string): string =>
  names.get(memberId)?.fullName ?? ''
