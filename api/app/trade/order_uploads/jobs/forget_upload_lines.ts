import db from '@adonisjs/lucid/services/db'
import { setting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import { clock } from '#app/platform/time/clock'
import { allCountsOf } from '../queries/rows.js'

/** Takes the lines of one file away; its counts stay. Nothing of it is being posted. */
const forgetLines = (id: string) =>
  transaction(async (trx) => {
    const upload = await trx
      .from('order_uploads')
      .where({ id })
      .whereNot('status', 'POSTING')
      .whereNull('lines_deleted_at')
      .select('id')
      .forUpdate()
      .first()
    if (!upload) return
    const counts = JSON.stringify(await allCountsOf(id, trx))
    await trx.from('order_upload_rows').where({ upload_id: id }).delete()
    await trx
      .from('order_uploads')
      .where({ id })
      .update({ kept_counts: counts, lines_deleted_at: clock.businessNow().toJSDate() })
  })

/** Longer than the day that counts. */
const lookupsKeptDays = 2

/** Lines hold phones and national codes: they go after the days of the setting. Of who asked how often, a day counts. */
export const forgetUploadLines = defineJob({
  name: 'forget-order-upload-lines',
  cron: '10 4 * * *',
  async run() {
    const now = clock.businessNow()
    const before = now.minus({ days: await setting('uploadLinesKeptDays') }).toJSDate()
    const old: { id: string }[] = await db
      .from('order_uploads')
      .where('created_at', '<', before)
      .whereNull('lines_deleted_at')
      .whereNot('status', 'POSTING')
      .select('id')
    for (const { id } of old) await forgetLines(id)
    await db
      .from('order_upload_lookups')
      .where('asked_at', '<', now.minus({ days: lookupsKeptDays }).toJSDate())
      .delete()
  },
})
