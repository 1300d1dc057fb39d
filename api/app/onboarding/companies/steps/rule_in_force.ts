import type { MemberRole } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import { prepared, type Trx } from '#app/platform/database/database'
import { memberNameSql } from '../queries/member_names.js'

/** A member as a rule names them. */
export interface RuleSigner {
  memberId: string
  userId: string
  phone: string
  fullName: string
  role: MemberRole
  level: SignatureLevel
}

/** A numbered version of who has to sign; nobody ever edits one. */
export interface RuleInForce {
  version: number
  minimumOptional: number
  /** Everybody who was a member when it came into force, its CEO first. */
  signers: RuleSigner[]
}

const lockSql = `select id from companies where id = ? for share`

const sql = `
  select rule.version, rule.minimum_optional as "minimumOptional", member.id as "memberId",
         member.user_id as "userId", u.phone,
         ${memberNameSql('member', 'u')} as "fullName",
         member.role, rule.levels ->> member.id::text as level
    from company_rules rule
    join company_members member on member.company_id = rule.company_id
     and rule.levels ->> member.id::text is not null
    join identity_people u on u.id = member.user_id
   where rule.company_id = ?
     and rule.version = (select max(newest.version) from company_rules newest
                          where newest.company_id = rule.company_id)
   order by member.role desc, member.created_at, member.id`

type Row = Pick<RuleInForce, 'version' | 'minimumOptional'> & RuleSigner

/**
 * No rule of the company changes, and nobody is removed, until the transaction ends. The document and its approbation
 * are locked before. adr/0028 "Locks"
 */
export const lockRuleShared = (companyId: string, trx: Trx): Promise<unknown> =>
  prepared('share_company', lockSql, [companyId], trx)

/**
 * The rule that counts now; who decides by it holds it first. Null before the board was sent for the first time.
 * adr/0028 "The rule"
 */
export const ruleInForce = async (companyId: string, trx: Trx): Promise<RuleInForce | null> => {
  const rows = await prepared<Row>('rule_in_force', sql, [companyId], trx)
  if (rows.length === 0) return null
  const [{ version, minimumOptional }] = rows
  const signers = rows.map(({ version: _, minimumOptional: __, ...signer }) => signer)
  return { version, minimumOptional, signers }
}
