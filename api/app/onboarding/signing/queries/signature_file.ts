import drive from '@adonisjs/drive/services/main'
import type { SignatureFileKind } from '#contracts/signing'
import { prepared } from '#app/platform/database/database'
import { openFile } from '../domain/sealed_file.js'

interface Row {
  fileKey: string
  sealedKey: string
  mimeType: string
  sentence: string | null
}
export interface OpenedFile {
  bytes: Buffer
  mimeType: string
  sentence: string | null
}

const sql = `
  select file_key as "fileKey", sealed_key as "sealedKey", mime_type as "mimeType", sentence
    from signature_files where enrollment_id = ? and kind = ?`

/** A file of a try, readable; null for one that was not sent or is erased. */
export const signatureFile = async (
  enrollmentId: string,
  kind: SignatureFileKind
): Promise<OpenedFile | null> => {
  const [row] = await prepared<Row>('signature_file', sql, [enrollmentId, kind])
  if (!row) return null
  const bytes = Buffer.from(await drive.use().getBytes(row.fileKey))
  const { mimeType, sentence, sealedKey } = row
  return { bytes: openFile({ bytes, sealedKey }), mimeType, sentence }
}
