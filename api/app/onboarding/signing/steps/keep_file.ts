import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { SignatureFileKind } from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { sealFile } from '../domain/sealed_file.js'
import { lockOpenEnrollment, type LockedEnrollment } from './lock_enrollment.js'

interface NewFile {
  userId: string
  kind: SignatureFileKind
  bytes: Buffer
  mimeType: string
  /** What a video speaks; refuses by throwing what no longer fits. */
  sentenceOf?: (enrollment: LockedEnrollment) => string
}

/** Remembers the file in the place of the one before. @returns where that one lay */
const remember = async (
  { kind, bytes, mimeType, userId, sentenceOf }: NewFile,
  stored: { fileKey: string; sealedKey: string },
  trx: Trx
): Promise<string | null> => {
  const enrollment = await lockOpenEnrollment(userId, trx)
  const sentence = sentenceOf?.(enrollment) ?? null
  const files = trx.from('signature_files').where({ enrollment_id: enrollment.id, kind })
  const former = await files.clone().select('file_key').first()
  const now = clock.systemNow().toJSDate()
  await files.clone().delete()
  await trx.insertQuery().table('signature_files').insert({
    enrollment_id: enrollment.id,
    kind,
    file_key: stored.fileKey,
    sealed_key: stored.sealedKey,
    mime_type: mimeType,
    bytes: bytes.length,
    sentence,
    created_at: now,
  })
  await trx.from('signature_enrollments').where('id', enrollment.id).update({ updated_at: now })
  return former?.file_key ?? null
}

/** Keeps a file of the person's open try, sealed and under a random name; one that came before is erased. */
export const keepFile = async (file: NewFile): Promise<void> => {
  const { bytes, sealedKey } = sealFile(file.bytes)
  const fileKey = `signatures/${randomUUID()}`
  await drive.use().put(fileKey, bytes, { contentType: 'application/octet-stream' })
  let former: string | null
  try {
    former = await transaction((trx) => remember(file, { fileKey, sealedKey }, trx))
  } catch (error) {
    await drive.use().delete(fileKey)
    throw error
  }
  if (former) await drive.use().delete(former)
}
