import db from '@adonisjs/lucid/services/db'
import { defineJob } from '#app/platform/jobs/queue'
import { queue } from '#app/platform/jobs/main'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { postOrderUpload } from './post_order_upload.js'

/** Longer than the largest file takes. A second job beside the first one sells nothing twice. */
const minutesToEnd = 15

/** A posting whose job is gone for good goes on where it was. */
export const resumePosting = defineJob({
  name: 'resume-order-uploads',
  cron: '*/15 * * * *',
  async run() {
    const before = clock.businessNow().minus({ minutes: minutesToEnd }).toJSDate()
    const left: { id: string; distributor_id: string }[] = await db
      .from('order_uploads')
      .where('status', 'POSTING')
      .where('post_asked_at', '<', before)
      .select('id', 'distributor_id')
    const jobs = await queue()
    for (const { id: uploadId, distributor_id: distributorId } of left)
      await transaction((trx) => jobs.enqueue(postOrderUpload, { uploadId, distributorId }, trx))
  },
})
