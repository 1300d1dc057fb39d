import type { ApprobationDocument, ApprobationStatus } from '#contracts/approbations'
import type { MemberRole } from '#contracts/companies'
import type { SignatureAnswer, SignatureLevel } from '#contracts/quorum'
import { memberNameSql } from '#app/onboarding/companies/queries/member_names'
import { prepared, type Client } from '#app/platform/database/database'
import { isOut } from '../domain/departure.js'

/** The signatures of a document, and what its signatories are shown of it today. */
export interface Approbation {
  id: string
  documentType: ApprobationDocument
  documentId: string
  companyId: string
  status: ApprobationStatus
  round: number
  ruleVersion: number
  minimumOptional: number
  nudgedAt: Date | null
  /** The day of the last reminder, and how many there were. */
  nudgedOn: string | null
  nudges: number
  title: string
  content: string
  digest: string
  amount: number
  fingerprint: string
  /** The members who have answered in this round, for themselves or for another; null for nobody. */
  givers: string[] | null
}

const sql = `
  select approbation.id, approbation.document_type as "documentType",
         approbation.document_id as "documentId", approbation.company_id as "companyId",
         approbation.status, approbation.round, approbation.rule_version as "ruleVersion",
         rule.minimum_optional as "minimumOptional", approbation.nudged_at as "nudgedAt",
         approbation.nudged_on as "nudgedOn", approbation.nudges,
         shown.title, shown.content, shown.digest, shown.amount, shown.fingerprint,
         (select array_agg(given.given_by) from signatures given
           where given.approbation_id = approbation.id and given.round = approbation.round) as givers
    from approbations approbation
    join companies_rules rule
      on rule.company_id = approbation.company_id and rule.version = approbation.rule_version
    join approbation_rounds shown
      on shown.approbation_id = approbation.id and shown.round = approbation.round
   where approbation.document_type = ? and approbation.document_id = any(?::uuid[])
   order by approbation.document_id`

export const approbationsOf = (
  type: ApprobationDocument,
  documentIds: readonly string[],
  client?: Client
): Promise<Approbation[]> =>
  prepared<Approbation>('approbations_of', sql, [type, documentIds], client)

/** A member in the rule that counts for a document, with what they answered in its present round. */
export interface ApprobationSigner {
  approbationId: string
  memberId: string
  userId: string
  phone: string
  firstName: string | null
  lastName: string | null
  fullName: string
  role: MemberRole
  level: SignatureLevel
  answer: SignatureAnswer
  answeredAt: Date | null
  /** Why it was refused. */
  reason: string | null
  /** Who answered in their place. */
  delegateName: string | null
  /** Removed or downgraded since: what they answered stands, what is missing from them drops out. */
  isOut: boolean
  /** Has answered for another of them: one person counts once. */
  isSpent: boolean
}
type Row = Omit<ApprobationSigner, 'isOut'> & { levelToday: SignatureLevel | null }

const signersSql = `
  select signer.approbation_id as "approbationId", signer.member_id as "memberId",
         member.user_id as "userId", u.phone, member.firstname as "firstName",
         member.lastname as "lastName",
         ${memberNameSql('member', 'u')} as "fullName",
         member.role, signer.level, coalesce(given.answer, 'PENDING') as answer, given.signed_at as "answeredAt",
         given.reason,
         exists (select from signatures other
                  where other.approbation_id = approbation.id and other.round = approbation.round
                    and other.given_by = signer.member_id
                    and other.member_id <> signer.member_id) as "isSpent",
         case when given.delegation_id is not null then given.name end as "delegateName",
         (select rule.levels ->> signer.member_id::text from companies_rules rule
           where rule.company_id = approbation.company_id
           order by rule.version desc limit 1) as "levelToday"
    from approbations approbation
    join approbation_signers signer
      on signer.approbation_id = approbation.id and signer.rule_version = approbation.rule_version
    join companies_members member on member.id = signer.member_id
    join identity_people u on u.id = member.user_id
    left join signatures given
      on given.approbation_id = approbation.id and given.round = approbation.round
     and given.member_id = signer.member_id
   where approbation.id = any(?::uuid[])
   order by member.role desc, member.created_at, member.id`

/** Of several approbations; each one's CEO first. Who answers for good holds the company's rule meanwhile. */
export const signersOf = async (
  approbationIds: readonly string[],
  client?: Client
): Promise<ApprobationSigner[]> => {
  const rows = await prepared<Row>('approbation_signers_of', signersSql, [approbationIds], client)
  return rows.map(({ levelToday, ...signer }) => ({
    ...signer,
    isOut: isOut(signer.level, levelToday),
  }))
}
