import type {
  ApprobationDocument,
  ApprobationStatus,
  SignatureMethod,
} from '#contracts/approbations'
import { prepared } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/** An answer with all that proves it. */
export interface KeptSignature {
  id: string
  /** Who gave it. */
  name: string
  phone: string
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
  rounds: KeptRound[]
}

const sql = `
  select approbation.id, approbation.document_id as "documentId", company.name as "companyName",
         company.national_id as "companyUniqueId", approbation.status,
         (select json_agg(json_build_object('round', shown.round, 'title', shown.title,
                   'content', shown.content, 'digest', shown.digest, 'amount', shown.amount,
                   'beganAt', shown.began_at, 'signatures', coalesce((
                     select json_agg(json_build_object('id', given.id, 'name', given.name,
                              'phone', given.phone, 'onBehalfOf', given.on_behalf_of,
                              'delegationId', given.delegation_id, 'answer', given.answer, 'reason', given.reason,
                              'method', given.method, 'proofId', given.proof_id,
                              'digest', given.digest, 'amount', given.amount,
                              'signedAt', given.signed_at, 'sessionId', given.session_id,
                              'address', given.address, 'agent', given.agent)
                            order by given.recorded_at, given.id)
                       from signatures given
                      where given.approbation_id = shown.approbation_id
                        and given.round = shown.round), '[]')) order by shown.round)
            from approbation_rounds shown where shown.approbation_id = approbation.id) as rounds
    from approbations approbation
    join companies company on company.id = approbation.company_id
   where approbation.document_type = ? and approbation.document_id = ? and approbation.company_id = ?`

/** Everything that was signed of a document. @throws NotFound also for another company's */
export const evidenceOf = async (
  type: ApprobationDocument,
  documentId: string,
  companyId: string
): Promise<Evidence> => {
  const [row] = await prepared<Evidence>('signature_evidence', sql, [type, documentId, companyId])
  if (!row) throw new NotFound()
  return row
}

const verifySql = `
  with judged as (
    select given.id, encode(sha256(convert_to(shown.content, 'UTF8')), 'hex') = shown.digest
           and given.digest = shown.digest and given.amount = shown.amount
           and exists (select from approbation_signers signer
                        where signer.approbation_id = given.approbation_id
                          and signer.member_id = given.member_id)
           and (given.delegation_id is null or exists (
             select from delegations used
              where used.id = given.delegation_id and used.company_id = approbation.company_id
                and used.confirmed_at <= given.signed_at
                and (used.ended_at is null or given.signed_at <= used.ended_at)
                and (given.signed_at at time zone 'Asia/Tehran')::date
                    between used.from_date and used.to_date))
           -- The trail says who gave each: nobody is put in another's place afterwards, and no delegate is left out.
           and not exists (
             select from audit_lines line
              where line.subject_type = 'approbations' and line.subject_id = given.approbation_id
                and line.after ->> 'onBehalfOf' = given.member_id::text
                and (line.after ->> 'round')::integer = given.round and given.delegation_id is null)
           and (given.delegation_id is null or exists (
             select from audit_lines line
               join company_members giver on giver.id = given.given_by and giver.user_id = line.actor_id
              where line.subject_type = 'approbations' and line.subject_id = given.approbation_id
                and line.command = case given.answer when 'ACCEPTED' then 'approbations.sign' else 'approbations.reject' end
                and line.after ->> 'onBehalfOf' = given.member_id::text
                and line.after ->> 'delegationId' = given.delegation_id::text
                and (line.after ->> 'round')::integer = given.round))
           and (given.method = 'CODE' or exists (
             select from document_signatures provided
              where provided.id = given.proof_id and provided.status = 'SIGNED'
                and provided.digest = given.digest)) as is_whole
      from signatures given
      join approbation_rounds shown
        on shown.approbation_id = given.approbation_id and shown.round = given.round
      join approbations approbation on approbation.id = given.approbation_id
  ), counted as (
    select approbation.id, approbation.status,
           (select count(*) from approbation_signers signer
             left join signatures given on given.approbation_id = signer.approbation_id
                   and given.round = approbation.round and given.member_id = signer.member_id
            where signer.approbation_id = approbation.id
              and signer.rule_version = approbation.rule_version
              and given.answer = 'ACCEPTED') as accepted
      from approbations approbation
  )
  select (select count(*) from judged)::integer as checked,
         (select array_agg(id::text order by id) from judged where not is_whole) as changed,
         (select array_agg(id::text order by id) from counted
           where status = 'ACCEPTED' and accepted = 0) as unsigned`

export interface Verification {
  checked: number
  /** Signatures whose document, amount or proof is not what was signed. */
  changed: string[]
  /** Approbations that are accepted though nobody has signed them. */
  unsigned: string[]
}

export const verifySignatures = async (): Promise<Verification> => {
  const [row] = await prepared<Verification>('verify_signatures', verifySql, [])
  return { checked: row.checked, changed: row.changed ?? [], unsigned: row.unsigned ?? [] }
}
