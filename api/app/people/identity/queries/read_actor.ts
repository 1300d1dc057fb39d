import type { MemberRole } from '#contracts/companies'
import type { PartnerScope, Permission } from '#contracts/identity'
import type { Plan } from '#contracts/plans'
import type { SignatureLevel } from '#contracts/quorum'
import { spokenForBy } from '#app/people/owners/owner'
import type { Actor, Membership, PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { tokenHash } from '../domain/secrets.js'

interface Row {
  advanced_days: number
  partner_id: string | null
  session_id: string | null
  user_id: string | null
  staff_id: string | null
  phone: string
  plan: Plan | ''
  company_id: string | null
  member_id: string | null
  member_role: MemberRole
  member_level: SignatureLevel
  is_test: boolean
  username: string
  full_name: string
  role: string
  permissions: Permission[]
  distributor_id: string | null
  branch_id: string | null
  must_change_password: boolean
  name: string
  scopes: PartnerScope[]
}

/** One round trip for every kind of caller; it also brings the business clock up to date. */
const sql = `
  select clock.advanced_days,
         client.id as partner_id, client.name, client.scopes,
         session.id as session_id, session.plan, session.company_id,
         member.member_id, member.role as member_role, member.level as member_level,
         customer.id as user_id, customer.phone,
         staff.id as staff_id, staff.username, staff.full_name, staff.role, staff.branch_id, staff.must_change_password,
         staff.permissions,
         coalesce(staff.distributor_id, client.distributor_id) as distributor_id,
         coalesce(customer.is_test, client.is_test, false) as is_test
    from platform_clock clock
    left join identity_programs client on client.token_hash = ? and client.active
    left join access_tokens token on token.hash = ? and token.expires_at > ?
    left join sessions session on session.id = token.session_id and session.revoked_at is null
    left join users customer on customer.id = session.user_id and customer.active
    left join identity_members member on member.company_id = session.company_id and member.user_id = session.user_id
    left join identity_staff staff on staff.id = session.staff_user_id and staff.active`

const membershipOf = ({ member_id, member_role, member_level }: Row): Membership | undefined =>
  member_id ? { memberId: member_id, role: member_role, level: member_level } : undefined

const formerSql = `
  select client.id, client.name, client.scopes, client.distributor_id as "distributorId", client.is_test as "isTest"
    from identity_former_tokens former
    join identity_programs client on client.id = former.program_id and client.active
   where former.hash = ? and former.valid_until > ?`

type Program = Omit<PartnerActor, 'kind' | 'traceId'>

/** Asked after everybody else was ruled out: a program's token of before, as long as it is good. */
const programOfFormerToken = async (hash: string): Promise<PartnerActor | null> => {
  const asking = [hash, clock.systemNow().toJSDate()]
  const [program] = await prepared<Program>('program_of_former_token', formerSql, asking)
  return program ? { kind: 'partner', ...program } : null
}

/** Who holds the token, or null when it is unknown, expired, revoked or of somebody deactivated. */
export const readActor = async (token: string): Promise<Actor | null> => {
  const hash = tokenHash(token)
  const [row] = await prepared<Row>('read_actor', sql, [hash, hash, clock.systemNow().toJSDate()])
  if (!row) return null
  clock.observe(row.advanced_days)
  if (row.partner_id) {
    return {
      kind: 'partner',
      id: row.partner_id,
      name: row.name,
      distributorId: row.distributor_id,
      scopes: row.scopes,
      isTest: row.is_test,
    }
  }
  if (row.user_id) {
    const member = membershipOf(row)
    // Whoever has left the company has no context any more.
    if (row.company_id && !member) return null
    return {
      kind: 'customer',
      id: row.user_id,
      phone: row.phone,
      sessionId: row.session_id!,
      owner: spokenForBy(row.user_id, row.company_id, row.plan),
      ...(member && { member }),
      isTest: row.is_test,
    }
  }
  if (row.staff_id) {
    return {
      kind: 'staff',
      id: row.staff_id,
      username: row.username,
      fullName: row.full_name,
      sessionId: row.session_id!,
      role: row.role,
      permissions: row.permissions,
      distributorId: row.distributor_id,
      branchId: row.branch_id,
      mustChangePassword: row.must_change_password,
    }
  }
  return programOfFormerToken(hash)
}
