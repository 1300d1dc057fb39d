import type { SignedFileKind } from '#contracts/signed_files'
import { prepared } from '../database/database.js'
import { NotFound } from '../errors.js'

export interface SignedFile {
  kind: SignedFileKind
  issuedAt: Date
  /** SHA-256 of all bytes of the file, in hexadecimal. */
  digest: string
}

const sql = `select kind, issued_at as "issuedAt", digest from signed_files where id = ?`

/** @throws NotFound for what we never issued */
export const signedFile = async (id: string): Promise<SignedFile> => {
  const [file] = await prepared<SignedFile>('signed_file', sql, [id])
  if (!file) throw new NotFound()
  return file
}
