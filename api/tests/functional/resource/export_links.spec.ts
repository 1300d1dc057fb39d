import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { Settings } from 'luxon'
import { newId } from '#app/shared/ids'
import { forgetExports } from '#app/shared/resource/export_job'
import { exportLink, isLinkValid } from '#app/shared/resource/export_link'
import { get } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** A finished export of messages, asked for so many hours ago. */
const anExport = async ({ id: owner }: { id: string }, hours = 0) => {
  const id = newId()
  const key = `exports/${id}.csv`
  await drive.use().put(key, 'phone\r\n"09120000000"\r\n')
  await db.table('exports').insert({
    id,
    staff_user_id: owner,
    resource: 'sms',
    format: 'csv',
    sort: JSON.stringify({ field: 'id', order: 'ASC' }),
    filter: JSON.stringify({}),
    status: 'DONE',
    rows_expected: 1,
    rows_written: 1,
    file_key: key,
    created_at: ago(hours),
    finished_at: ago(hours),
  })
  return { id, key, link: exportLink(id) }
}

test.group('The link of an export', () => {
  test('dies when its owner {name}')
    .with([
      { name: 'was locked', change: { active: false }, rights: null },
      { name: 'has a role without the right', change: { role: 'card' }, rights: null },
      { name: 'has a role that lost the right', change: null, rights: ['dashboard.read'] },
    ])
    .run(async ({ assert }, { change, rights }) => {
      const owner = await aSignedInStaff('support')
      const role = `role-${newId()}`
      await db.table('roles').insert({ key: role, permissions: ['sms.list'] })
      await db.from('staff_users').where({ id: owner.id }).update({ role })
      const { id, link } = await anExport(owner)
      const file = await get(link)
      assert.equal(file.status, 200)
      assert.include(file.body, '09120000000')
      const found = await get(`/api/admin/exports/${id}`, { token: owner.token })
      assert.match(found.body.url, /^\/api\/exports\//)

      if (change) await db.from('staff_users').where({ id: owner.id }).update(change)
      if (rights) await db.from('roles').where({ key: role }).update({ permissions: rights })
      assert.equal((await get(link)).status, 404)
      const again = await get(`/api/admin/exports/${id}`, { token: owner.token })
      assert.equal(again.status, change && 'active' in change ? 401 : 404)
    })

  test('lives ten minutes', ({ assert, cleanup }) => {
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    const id = newId()
    const { expires, signature } = Object.fromEntries(
      new URL(exportLink(id), 'http://x').searchParams
    )
    const left = Number(expires) - Date.now() / 1000
    assert.isAtMost(left, 600)
    assert.isAbove(left, 590)
    const isValidAfter = (seconds: number) => {
      const at = Date.now() + seconds * 1000
      Settings.now = () => at
      return isLinkValid(id, { expires, signature })
    }
    assert.isTrue(isValidAfter(590))
    assert.isFalse(isValidAfter(601))
  })

  test('gives nothing after seven days, and the file is forgotten then', async ({ assert }) => {
    const owner = await aSignedInStaff('support')
    const [young, old] = [await anExport(owner, 6 * 24 + 23), await anExport(owner, 7 * 24 + 1)]
    assert.equal((await get(young.link)).status, 200)
    assert.equal((await get(old.link)).status, 404)
    assert.equal((await get(`/api/admin/exports/${old.id}`, { token: owner.token })).status, 404)
    await forgetExports.run({})
    assert.isTrue(await drive.use().exists(young.key))
    assert.isFalse(await drive.use().exists(old.key))
    assert.isNull(await db.from('exports').where({ id: old.id }).first())
    assert.equal((await get(young.link)).status, 200)
    assert.equal(forgetExports.cron, '20 3 * * *')
  })
})
