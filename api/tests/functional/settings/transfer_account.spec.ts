import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get, put } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'

const key = 'transferAccount'
const change = (token: string, name: string, value: unknown) =>
  put(`/api/admin/settings/${name}`, { value }, { token })
const restore = async () => {
  await db.from('settings').where({ key }).delete()
  await db.from('setting_proposals').where({ key }).delete()
}

test.group('The account for transfers', (group) => {
  group.each.setup(async () => {
    await restore()
    return restore
  })

  test('is named by one approval: no IBAN stands beside another’s name', async ({ assert }) => {
    const [one, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    const shown = async () => {
      const { body } = await get('/api/settings')
      const named: [string, unknown][] = body.map(({ name, value }: never) => [name, value])
      const { transferIban, transferHolder } = Object.fromEntries(named)
      return [transferIban, transferHolder]
    }
    const [iban, otherIban] = ['IR062960000000100324200001', 'IR820540102680020817909002']
    const seen = [await shown()]
    for (const account of [`${iban} بانک نمونه`, `${otherIban} بانک دوم`]) {
      for (const { token } of [one, other]) {
        assert.equal((await change(token, key, account)).status, 200)
        seen.push(await shown())
      }
    }
    const [none, first, second] = [
      ['', ''],
      [iban, 'بانک نمونه'],
      [otherIban, 'بانک دوم'],
    ]
    assert.deepEqual(seen, [none, none, first, first, second])
    const hidden = `\u2068${otherIban} بانک\u202e د\u200bوم\u0000 `
    assert.equal((await change(one.token, key, hidden)).body.value, `${otherIban} بانک دوم`)
    for (const former of ['transferIban', 'transferHolder']) {
      assert.equal((await change(one.token, former, iban)).status, 404)
    }
  })
})
