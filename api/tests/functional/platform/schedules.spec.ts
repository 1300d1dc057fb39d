import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { forgetExports } from '#app/platform/resource/export_job'
import { definedJobs, JobQueue } from '#app/platform/jobs/queue'

/** When the jobs of the house begin by themselves, on the clocks of Tehran. */
const schedules: Record<string, string> = {
  'ask-sms-deliveries': '* * * * *',
  'close-message-bundles': '* * * * *',
  'close-of-day': '5 0 * * *',
  'companies.ask-register-again': '*/10 * * * *',
  'erase-signature-files': '20 4 * * *',
  'follow-signing': '*/5 * * * *',
  'forget-exports': '20 3 * * *',
  'forget-order-upload-lines': '10 4 * * *',
  'number-vouchers': '* * * * *',
  'registration.ask-unavailable-again': '*/10 * * * *',
  'seal-audit-trail': '* * * * *',
  'resume-order-uploads': '*/15 * * * *',
  'sweep-idempotency-keys': '45 3 * * *',
  'sweep-payments': '* * * * *',
  'sweep-sign-in': '30 3 * * *',
  'sweep-webhooks': '* * * * *',
}

test.group('Jobs that begin by themselves', () => {
  test('begin when their module says', ({ assert }) => {
    const told = definedJobs().flatMap(({ name, cron }) => (cron ? [[name, cron]] : []))
    assert.deepEqual(Object.fromEntries(told), schedules)
  })

  test('are scheduled by the clocks of Tehran, not of the server', async ({ assert }) => {
    const queue = new JobQueue(env.get('DATABASE_URL'), (error) => assert.fail(error.message))
    await queue.start()
    try {
      await queue.work((_job, error) => assert.fail(String(error)), [forgetExports])
      const schedule = await db
        .from('pgboss.schedule')
        .where('name', 'forget-exports')
        .select('cron', 'timezone')
        .firstOrFail()
      assert.deepEqual({ ...schedule }, { cron: '20 3 * * *', timezone: 'Asia/Tehran' })
    } finally {
      await queue.stop()
    }
  })
})
