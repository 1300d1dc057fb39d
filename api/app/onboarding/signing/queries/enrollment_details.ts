import type {
  SignatureFailure,
  SignatureFileKind,
  SignatureStatus,
  SignedDocumentType,
} from '#contracts/signing'
import { prepared } from '#app/platform/database/database'

interface FileLine {
  kind: SignatureFileKind
  mimeType: string
  bytes: number
  createdAt: Date
}
interface SignatureLine {
  id: string
  documentType: SignedDocumentType
  title: string
  status: SignatureStatus
  failure: SignatureFailure | null
  digest: string
  signedAt: Date | null
  createdAt: Date
}

export interface EnrollmentDetails {
  files: FileLine[]
  documents: SignatureLine[]
}

const filesSql = `
  select kind, mime_type as "mimeType", bytes, created_at as "createdAt"
    from signature_files where enrollment_id = ? order by kind desc`
const signaturesSql = `
  select id, document_type as "documentType", title, status, failure, digest,
         signed_at as "signedAt", created_at as "createdAt"
    from document_signatures where enrollment_id = ? order by created_at desc`

export const enrollmentDetails = async (id: string): Promise<EnrollmentDetails> => ({
  files: await prepared<FileLine>('files_of_enrollment', filesSql, [id]),
  documents: await prepared<SignatureLine>('documents_of_enrollment', signaturesSql, [id]),
})
