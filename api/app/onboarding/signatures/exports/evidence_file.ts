import { issueSignedFile } from '#app/platform/signed_files/issue_signed_file'
import { evidenceDocument } from '../domain/evidence_document.js'
import type { TakenEvidence } from '../actions/take_evidence.js'

/** The evidence as a PDF that the house has signed. adr/0041 */
export const evidenceFile = async (
  evidence: TakenEvidence,
  asker: string
): Promise<{ title: string; content: Buffer }> => {
  const document = evidenceDocument(evidence)
  return {
    title: document.title,
    content: await issueSignedFile({
      id: evidence.signedFileId,
      kind: 'EVIDENCE',
      document,
      asker,
    }),
  }
}
