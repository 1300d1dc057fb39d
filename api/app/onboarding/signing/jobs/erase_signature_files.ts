import drive from '@adonisjs/drive/services/main'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'

/** Days that an unfinished try is kept, and files after the provider's decision. */
const [unfinishedDays, decidedDays] = [7, 90]

const endUnfinishedSql = `
  update signature_enrollments set status = 'EXPIRED', updated_at = ?
   where status = 'OPEN' and updated_at < ? and coalesce(submitting_until < ?, true)`
const endCertificatesSql = `
  update signature_enrollments set status = 'EXPIRED', updated_at = ?
   where status = 'ENROLLED' and certificate_expires_at <= ?`
/** An unfinished try was never decided. */
const eraseSql = `
  delete from signature_files file using signature_enrollments enrollment
   where enrollment.id = file.enrollment_id and enrollment.status not in ('OPEN', 'SUBMITTED')
     and (enrollment.decided_at is null or enrollment.decided_at < ?)
  returning file.file_key as "fileKey"`

/**
 * Ends what nobody goes on with and certificates that have run out, and erases videos and pictures that are needed no
 * longer. Their keys go first: what a crash leaves in the store is noise.
 */
export const eraseSignatureFiles = defineJob({
  name: 'erase-signature-files',
  cron: '20 4 * * *',
  async run() {
    const now = clock.systemNow()
    const before = (days: number) => now.minus({ days }).toJSDate()
    const today = now.toJSDate()
    const erased = await transaction(async (trx) => {
      const unfinished = [today, before(unfinishedDays), today]
      await prepared('end_unfinished_enrollments', endUnfinishedSql, unfinished, trx)
      await prepared('end_certificates', endCertificatesSql, [today, today], trx)
      return prepared<{ fileKey: string }>(
        'erase_signature_files',
        eraseSql,
        [before(decidedDays)],
        trx
      )
    })
    for (const { fileKey } of erased) await drive.use().delete(fileKey)
  },
})
