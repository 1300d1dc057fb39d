import type {
  ApprobationDocument,
  ApprobationStatus,
  SignatureMethod,
} from '#contracts/approbations'
import type { MemberRole } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { areAsSigned } from './as_signed.js'

/** An answer with all that proves it. */
export interface KeptSignature {
  id: string
  /** Who gave it. */
  name: string
  phone: string
  nationalCode: string | null
  role: MemberRole
  /** In the rule that counted when it was given; null where the member had no place in it. */
  level: SignatureLevel | null
  /** For whom a delegate gave it, and by which delegation. */
  onBehalfOf: string | null
  delegationId: string | null
  answer: 'ACCEPTED' | 'REJECTED'
  reason: string | null
  method: SignatureMethod
  proofId: string
  digest: string
  amount: number
  /** ISO 8601, business time. */
  signedAt: string
  sessionId: string
  address: string
  agent: string
}

/** A text as it was shown, and who answered for it. */
export interface KeptRound {
  round: number
  title: string
  content: string
  digest: string
  amount: number
  /** ISO 8601, business time. */
  beganAt: string
  signatures: KeptSignature[]
}

export interface Evidence {
  id: string
  documentId: string
  companyName: string
  companyUniqueId: string
  status: ApprobationStatus
  /** The rule in force: its version, and how many of those who may sign it wanted. */
  ruleVersion: number
  minimumOptional: number
  /** Whether it was carried out as what was signed last; null when it was not, or nobody kept as what. */
  isAsSigned: boolean | null
  rounds: KeptRound[]
}

const sql = `
  select approbation.id, approbation.document_id as "documentId", company.name as "companyName",
         company.national_id as "companyUniqueId", approbation.status,
         approbation.rule_version as "ruleVersion", rule.minimum_optional as "minimumOptional",
         (select last.fingerprint from approbation_rounds last
           where last.approbation_id = approbation.id and last.round = approbation.round) as fingerprint,
         (select json_agg(json_build_object('round', shown.round, 'title', shown.title,
                   'content', shown.content, 'digest', shown.digest, 'amount', shown.amount,
                   'beganAt', shown.began_at, 'signatures', coalesce((
                     select json_agg(json_build_object('id', given.id, 'name', given.name,
                              'phone', given.phone, 'nationalCode', giver.national_code,
                              'role', giver.role, 'level', signer.level,
                              'onBehalfOf', given.on_behalf_of,
                              'delegationId', given.delegation_id, 'answer', given.answer, 'reason', given.reason,
                              'method', given.method, 'proofId', given.proof_id,
                              'digest', given.digest, 'amount', given.amount,
                              'signedAt', given.signed_at, 'sessionId', given.session_id,
                              'address', given.address, 'agent', given.agent)
                            order by given.recorded_at, given.id)
                       from signatures given
                       join companies_members giver on giver.id = given.given_by
                       left join approbation_signers signer
                         on signer.approbation_id = given.approbation_id
                        and signer.member_id = given.member_id
                      where given.approbation_id = shown.approbation_id
                        and given.round = shown.round), '[]')) order by shown.round)
            from approbation_rounds shown where shown.approbation_id = approbation.id) as rounds
    from approbations approbation
    join companies_files company on company.id = approbation.company_id
    join companies_rules rule
      on rule.company_id = approbation.company_id and rule.version = approbation.rule_version
   where approbation.document_type = ? and approbation.document_id = ?
     and (?::uuid is null or approbation.company_id = ?)`

interface Kept extends Omit<Evidence, 'isAsSigned'> {
  fingerprint: string | null
}

/** Everything that was signed of a document; null asks for the bank. @throws NotFound also for another company's */
export const signatureEvidence = async (
  type: ApprobationDocument,
  documentId: string,
  companyId: string | null
): Promise<Evidence> => {
  const bindings = [type, documentId, companyId, companyId]
  const [row] = await prepared<Kept>('signature_evidence', sql, bindings)
  if (!row) throw new NotFound()
  const { fingerprint, ...evidence } = row
  const asSigned = await areAsSigned(type, [{ documentId, fingerprint }])
  return { ...evidence, isAsSigned: asSigned.get(documentId) ?? null }
}
