import logger from '@adonisjs/core/services/logger'
import { defineJob } from '#app/platform/jobs/queue'
import SealAuditTrail from '../actions/seal_audit_trail.js'

/** Every minute. The end of the chain goes to the log: kept elsewhere, it shows when the end was cut off. */
export const sealAuditTrail = defineJob({
  name: 'seal-audit-trail',
  cron: '* * * * *',
  run: async () => {
    const { sealed, head } = await new SealAuditTrail().execute()
    if (sealed) logger.info({ sealed, ...head }, 'audit trail sealed')
  },
})
