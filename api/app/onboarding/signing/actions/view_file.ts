import type { SignatureFileKind } from '#contracts/signing'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { signatureFile, type OpenedFile } from '../queries/signature_file.js'

interface ViewCommand {
  actor: StaffActor
  enrollmentId: string
  kind: SignatureFileKind
}

const commands = {
  VIDEO: 'signature-enrollments.view-video',
  SIGNATURE: 'signature-enrollments.view-signature',
} as const satisfies Record<SignatureFileKind, string>

const sql = 'select 1 as found from signature_files where enrollment_id = ? and kind = ?'

/** A person's face or signature, for staff: each look is written down before it is allowed. @throws NotFound */
export default class ViewFile {
  async execute({ actor, enrollmentId, kind }: ViewCommand): Promise<OpenedFile> {
    await transaction(async (trx) => {
      const found = await prepared('file_to_view', sql, [enrollmentId, kind], trx)
      if (found.length === 0) throw new NotFound()
      const subject = { type: 'signature-enrollments', id: enrollmentId }
      await audit({ actor, command: commands[kind], subject }, trx)
    })
    const file = await signatureFile(enrollmentId, kind)
    if (!file) throw new NotFound()
    return file
  }
}
