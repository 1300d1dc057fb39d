import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { cleanDatabase } from '#tests/support/database'
import { freshPhone } from '#factories/fresh'
import { staffToken } from '#tests/support/identity'
import { exported } from '#tests/support/resources'

test.group('A CSV that somebody downloads', (group) => {
  group.each.setup(cleanDatabase)

  for (const separator of [';', '؛', ',', '\t']) {
    test(`holds no formula for a program that splits at ${JSON.stringify(separator)}`, async ({
      assert,
    }) => {
      const at = new Date('2026-03-20T20:30:00Z')
      const lastname = `کاظمی${separator}=HYPERLINK("http://x")${separator} @SUM(1)`
      const row = { id: newId(), phone: freshPhone(), lastname, search_key: 'کاظمی' }
      await db.table('users').insert({ ...row, created_at: at, updated_at: at })
      const token = await staffToken('support')
      const { status, bytes } = await exported('/api/admin/users/export?format=csv', token)
      assert.equal(status, 200)
      const text = bytes.toString()
      assert.include(text, 'HYPERLINK')
      for (const cell of text.split(/[\r\n]+/).flatMap((line) => line.split(separator))) {
        assert.notMatch(cell, /^["\s\u200b-\u200f\u2066-\u2069\ufeff]*[=+\-@]/u, cell)
      }
    })
  }
})
