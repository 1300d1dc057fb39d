import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { newId } from '#app/platform/values/ids'
import { forgetExports } from '#app/platform/resource/export_job'
import { aStaffUser } from '#factories/staff'

test.group('A written export', () => {
  test('is forgotten after a week, with its file; a younger one stays', async ({ assert }) => {
    const { id: staffId } = await aStaffUser('support')
    const written = async (age: { days: number; minutes: number }) => {
      const id = newId()
      const fileKey = `exports/${id}.csv`
      await drive.use().put(fileKey, 'a,b')
      await db.table('exports').insert({
        id,
        staff_user_id: staffId,
        resource: 'sms',
        format: 'csv',
        sort: '{}',
        filter: '{}',
        status: 'DONE',
        rows_expected: 1,
        rows_written: 1,
        file_key: fileKey,
        created_at: DateTime.utc().minus(age).toJSDate(),
      })
      const stands = async () => [
        Boolean(await db.from('exports').where({ id }).first()),
        await drive.use().exists(fileKey),
      ]
      return { stands }
    }
    const old = await written({ days: 7, minutes: 1 })
    const young = await written({ days: 6, minutes: 23 * 60 })
    await forgetExports.run({})
    assert.deepEqual(await old.stands(), [false, false])
    assert.deepEqual(await young.stands(), [true, true])
    // A second run finds nothing to do.
    await forgetExports.run({})
    assert.deepEqual(await young.stands(), [true, true])
  })
})
