import {
  signingStep,
  type EnrollmentRefusal,
  type EnrollmentStatus,
  type SignatureFailure,
  type SignatureStatus,
  type SignedDocumentType,
  type SigningStep,
} from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { documentToSign } from './document_to_sign.js'
import { ownEnrollment } from './own_enrollment.js'
import { isKnownPerson, personFacts } from './person_facts.js'

interface LastSignature {
  id: string
  documentType: SignedDocumentType
  title: string
  status: SignatureStatus
  failure: SignatureFailure | null
  signedAt: Date | null
}

/** Where a person stands with digital signatures, and what comes next. */
export interface SigningStanding {
  nextStep: SigningStep
  status: EnrollmentStatus | null
  hasVideo: boolean
  hasSignature: boolean
  rejectionReason: EnrollmentRefusal | null
  submittedAt: Date | null
  certificateExpiresAt: Date | null
  lastSignature: LastSignature | null
}

const lastSql = `
  select id, document_type as "documentType", title, status, failure, signed_at as "signedAt"
    from document_signatures where user_id = ? order by created_at desc limit 1`

export const signingStanding = async (actor: CustomerActor): Promise<SigningStanding> => {
  const enrollment = await ownEnrollment(actor.id)
  const hasIdentity = isKnownPerson(await personFacts(actor.id))
  const [last] = await prepared<LastSignature>('last_signature', lastSql, [actor.id])
  const identity = hasIdentity ? await documentToSign(actor, 'IDENTITY_INFORMATION', '') : null
  const facts = {
    hasIdentity,
    status: enrollment?.status ?? null,
    hasVideo: enrollment?.hasVideo ?? false,
    hasSignature: enrollment?.hasSignature ?? false,
    isIdentitySigned: Boolean(identity?.signedAt),
  }
  const { status, hasVideo, hasSignature } = facts
  return {
    nextStep: signingStep(facts),
    ...{ status, hasVideo, hasSignature },
    rejectionReason: enrollment?.refusal ?? null,
    submittedAt: enrollment?.submittedAt ?? null,
    certificateExpiresAt: enrollment?.certificateExpiresAt ?? null,
    lastSignature: last ?? null,
  }
}
