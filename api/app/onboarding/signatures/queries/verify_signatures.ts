import { NIL } from 'uuid'
import {
  approbationDocuments,
  type ApprobationDocument,
  type ApprobationStatus,
} from '#contracts/approbations'
import { quorumOf, type Signer, type SignatureLevel } from '#contracts/quorum'
import { lineColumns } from '#app/desk/audit/domain/chain'
import { keyNamed } from '#app/desk/audit/keys'
import { codesKeptDays } from '#app/people/identity/domain/code_seal'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { areAsSigned } from './as_signed.js'
import { isOut } from '../domain/departure.js'
import {
  faultsOf,
  type VerificationContext,
  type JudgedSignature,
  type SignatureFault,
} from '../domain/signature_faults.js'

/** Approbations of one look: what is read stays small, however many there are. */
const pageSize = 1000
/** A line is sealed within a minute; only then is it missed. */
const sealedWithinMinutes = 5

const pageSql = `
  select id from approbations where id > ? order by id limit ${pageSize}`

const isoSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const signaturesSql = `
  select given.id, approbation.document_type as "documentType", approbation.document_id as "documentId",
         given.member_id as "memberId", giver.user_id as "userId", given.phone, given.method,
         given.proof_id as "proofId", given.digest, given.amount, given.reason,
         given.session_id as "sessionId", ${isoSql('given.signed_at')} as "signedAt",
         encode(sha256(convert_to(shown.content, 'UTF8')), 'hex') = shown.digest
           and given.digest = shown.digest as "isTextWhole",
         given.amount = shown.amount as "isAmountShown",
         exists (select from approbation_signers signer
                  where signer.approbation_id = given.approbation_id
                    and signer.member_id = given.member_id) as "isSignatory",
         given.delegation_id is null or exists (
           select from companies_delegations used
            where used.id = given.delegation_id and used.company_id = approbation.company_id
              and used.confirmed_at <= given.signed_at
              and (used.ended_at is null or given.signed_at <= used.ended_at)
              and (given.signed_at at time zone 'Asia/Tehran')::date
                  between used.from_date and used.to_date) as "isDelegated",
         case when line.id is not null then to_json(line) end as line,
         case when seal.seq is not null then json_build_object('seq', seal.seq,
           'prevHash', seal.prev_hash, 'hash', seal.hash, 'keyId', seal.key_id) end as seal,
         coalesce(line.at::timestamptz = seal.line_at, false) as "isSealedAt",
         case when code.id is not null then json_build_object('id', code.id,
           'isConsumed', code.consumed_at is not null, 'purpose', code.purpose,
           'phone', code.phone, 'hash', code.code_hash, 'binding', code.binding,
           'seal', code.seal, 'asker', code.asker) end as code,
         case when provided.id is not null then json_build_object(
           'isSigned', provided.status = 'SIGNED', 'userId', provided.user_id,
           'documentType', provided.document_type, 'documentId', provided.document_id,
           'digest', provided.digest, 'sessionId', provided.session_id,
           'signature', provided.signature, 'certificateKey', enrollment.certificate_key) end as token
    from signatures given
    join approbation_rounds shown
      on shown.approbation_id = given.approbation_id and shown.round = given.round
    join approbations approbation on approbation.id = given.approbation_id
    join companies_members giver on giver.id = given.given_by
    -- Who gave it, for whom and by which delegation, as the trail says: nobody is put in another's place afterwards.
    left join lateral (
      select ${lineColumns} from platform_audit_lines line
       where line.subject_type = 'approbations' and line.subject_id = given.approbation_id
         and line.command = case given.answer when 'ACCEPTED' then 'approbations.sign' else 'approbations.reject' end
         and line.actor_id = giver.user_id and (line.after ->> 'round')::integer = given.round
         and line.after ->> 'delegationId' is not distinct from given.delegation_id::text
         and coalesce(line.after ->> 'onBehalfOf', given.given_by::text) = given.member_id::text
       order by line.at limit 1) line on true
    left join audit_seal_chain seal on seal.line_id = line.id
    left join identity_codes code on given.method = 'CODE' and code.id = given.proof_id
    left join signing_documents provided on given.method = 'TOKEN' and provided.id = given.proof_id
    left join signing_enrollments enrollment on enrollment.id = provided.enrollment_id
   where given.approbation_id = any(?::uuid[])
   order by given.id`

/**
 * What each approbation's status was counted from: for one that is decided the rule that counted at that moment, which
 * says who had left; for one that waits that of the last signature, or the one that it was put under since.
 */
const countedSql = `
  select approbation.id, approbation.status, rule.minimum_optional as "minimumOptional",
         approbation.document_type as "documentType", approbation.document_id as "documentId",
         (select shown.fingerprint from approbation_rounds shown
           where shown.approbation_id = approbation.id and shown.round = approbation.round) as fingerprint,
         (select count(*) from platform_audit_lines line
           where line.subject_type = 'approbations' and line.subject_id = approbation.id
             and line.command in ('approbations.sign', 'approbations.reject'))
           > (select count(*) from signatures given where given.approbation_id = approbation.id) as "isLost",
         (select json_agg(json_build_object('level', signer.level,
                   'answer', coalesce(given.answer, 'PENDING'),
                   'levelThen', counted.levels ->> signer.member_id::text,
                   'isSpent', exists (select from signatures other
                     where other.approbation_id = approbation.id and other.round = approbation.round
                       and other.given_by = signer.member_id
                       and other.member_id <> signer.member_id)))
            from approbation_signers signer
            left join signatures given
              on given.approbation_id = approbation.id and given.round = approbation.round
             and given.member_id = signer.member_id
           where signer.approbation_id = approbation.id
             and signer.rule_version = approbation.rule_version) as signers
    from approbations approbation
    join companies_rules rule
      on rule.company_id = approbation.company_id and rule.version = approbation.rule_version
    left join lateral (
      select known.levels from companies_rules known
       where known.company_id = approbation.company_id
         and (known.version = approbation.rule_version
           or known.created_at <= coalesce(approbation.decided_at,
                (select max(last.signed_at) from signatures last
                  where last.approbation_id = approbation.id and last.round = approbation.round)))
       order by known.version desc limit 1) counted on true
   where approbation.id = any(?::uuid[])
   order by approbation.id`

interface Counted {
  id: string
  status: ApprobationStatus
  documentType: ApprobationDocument
  documentId: string
  /** Of what was shown last. */
  fingerprint: string | null
  minimumOptional: number
  isLost: boolean
  signers: (Omit<Signer, 'isOut'> & { levelThen: SignatureLevel | null })[] | null
}

/** What is wrong with one signature, or with what its document's signatures come to. */
export type EvidenceFault =
  | { kind: SignatureFault; id: string }
  | { kind: 'SIGNATURE_LOST'; id: string }
  /** What was carried out is not what was signed. */
  | { kind: 'CONTENT_CHANGED'; id: string }
  | { kind: 'OTHER_STATUS'; id: string; status: ApprobationStatus; counted: string }

export interface Verification {
  /** Signatures and approbations that were looked at. */
  signatures: number
  approbations: number
  faults: EvidenceFault[]
}

const statusFault = ({ id, status, minimumOptional, signers }: Counted): EvidenceFault[] => {
  const counted = quorumOf(
    (signers ?? []).map(({ levelThen, ...signer }) => ({
      ...signer,
      isOut: isOut(signer.level, levelThen),
    })),
    minimumOptional
  ).status
  const isRight = counted === status || (counted === 'UNREACHABLE' && status === 'PENDING')
  return isRight ? [] : [{ kind: 'OTHER_STATUS', id, status, counted }]
}

/** The approbations of documents that were carried out as something else than their signatories were shown. */
const changedDocuments = async (counted: readonly Counted[]): Promise<EvidenceFault[]> => {
  const faults: EvidenceFault[] = []
  for (const type of approbationDocuments) {
    const signed = counted.filter(({ documentType }) => documentType === type)
    if (signed.length === 0) continue
    const asSigned = await areAsSigned(type, signed)
    for (const { id, documentId } of signed) {
      if (asSigned.get(documentId) === false) faults.push({ kind: 'CONTENT_CHANGED', id })
    }
  }
  return faults
}

const verifyPage = async (
  ids: readonly string[],
  context: VerificationContext
): Promise<Verification> => {
  const given = await prepared<JudgedSignature>('verify_signatures', signaturesSql, [ids])
  const counted = await prepared<Counted>('verify_approbations', countedSql, [ids])
  return {
    signatures: given.length,
    approbations: ids.length,
    faults: [
      ...given.flatMap((one) =>
        faultsOf(context, one).map((kind): EvidenceFault => ({ kind, id: one.id }))
      ),
      ...counted.flatMap((one) => [
        ...(one.isLost ? [{ kind: 'SIGNATURE_LOST', id: one.id } as const] : []),
        ...statusFault(one),
      ]),
      ...(await changedDocuments(counted)),
    ],
  }
}

/**
 * Looks through all signatures: each is of the text that was shown, has its sealed line in the audit trail and its proof,
 * and each document stands where its signatures put it, and was carried out as it was signed.
 */
export const verifySignatures = async (): Promise<Verification> => {
  const now = clock.systemNow()
  const context: VerificationContext = {
    keyNamed,
    sealedBefore: now.minus({ minutes: sealedWithinMinutes }).toISO(),
    codesSince: now.minus({ days: codesKeptDays }).plus({ minutes: 5 }).toISO(),
  }
  const all: Verification = { signatures: 0, approbations: 0, faults: [] }
  let last: string = NIL
  for (;;) {
    const page = await prepared<{ id: string }>('verified_approbations', pageSql, [last])
    if (page.length === 0) return all
    const ids = page.map(({ id }) => id)
    last = ids.at(-1)!
    const { signatures, approbations, faults } = await verifyPage(ids, context)
    all.signatures += signatures
    all.approbations += approbations
    all.faults.push(...faults)
  }
}
