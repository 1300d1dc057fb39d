import type { SignatureLevel } from '#contracts/quorum'
import { prepared, type Client } from '#app/platform/database/database'
import type { SignatureRule } from '../domain/rule.js'

const sql = `
  select rule.version, rule.minimum_optional as "minimumOptional", rule.levels
    from company_rules rule
   where rule.company_id = ?
   order by rule.version desc
   limit 1`

type Row = SignatureRule & { version: number; levels: Record<string, SignatureLevel> }

/** The newest version, as it was written. The caller holds the company, or does not mind that it changes. */
export const newestRule = async (companyId: string, client?: Client): Promise<Row | undefined> => {
  const [row] = await prepared<Row>('newest_rule', sql, [companyId], client)
  return row
}

const asOfSql = `
  select rule.levels from company_rules rule
   where rule.company_id = ? and rule.created_at <= ?
   order by rule.version desc
   limit 1`

/** The levels of the members when something was asked for; none where there was no rule. Business time. */
export const levelsAsOf = async (
  companyId: string,
  at: Date,
  client?: Client
): Promise<Record<string, SignatureLevel>> => {
  const [row] = await prepared<Pick<Row, 'levels'>>(
    'levels_as_of',
    asOfSql,
    [companyId, at],
    client
  )
  return row?.levels ?? {}
}

const draftSql = `
  select company.minimum_optional as "minimumOptional",
         coalesce(jsonb_object_agg(member.id, member.level), '{}') as levels
    from companies company
    join company_members member on member.company_id = company.id and member.removed_at is null
     and not member.is_newcomer
   where company.id = ?
   group by company.id`

/** What the members' levels say today: the next version once they are sent. The caller holds the company. */
export const draftRule = async (companyId: string, client?: Client): Promise<SignatureRule> => {
  const [row] = await prepared<SignatureRule>('draft_rule', draftSql, [companyId], client)
  return row
}
