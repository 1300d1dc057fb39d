import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settingGuards, type SettingGuard } from '#contracts/setting_guards'
import { settingDefaults, type AnySettingValue, type SettingKey } from '#contracts/settings'
import { changeSetting, setting } from '#app/settings/settings'
import { transaction } from '#app/shared/database'
import { put } from '#tests/support/http'
import { aSignedInStaff, allowManySignIns } from '#tests/support/identity'

const change = (token: string, key: string, value: unknown) =>
  put(`/api/admin/settings/${key}`, { value }, { token })

test.group('Whether a change of a setting takes two people', () => {
  test('is decided for every setting', ({ assert }) => {
    assert.sameMembers(Object.keys(settingGuards), Object.keys(settingDefaults))
  })

  const looser: Partial<Record<SettingKey, string>> = {
    supportPhone: '02112345678',
    transferAccount: 'IR062960000000100324200001 بانک',
    androidDownloadUrl: 'https://example.com/app.apk',
    marketBazaarUrl: 'https://example.com/bazaar',
    marketMyketUrl: 'https://example.com/myket',
  }
  /** What holds, and a change of it that loosens it. */
  const loosened = (name: SettingKey): [AnySettingValue, AnySettingValue] => {
    const held = settingDefaults[name]
    if (typeof held === 'boolean') return [true, false]
    if (typeof held === 'string') return [held, looser[name]!]
    return [held, settingGuards[name] === 'LOWERED' ? held - 1 : held + 1]
  }

  for (const [name, guard] of Object.entries(settingGuards) as [SettingKey, SettingGuard][]) {
    if (guard === 'FREE') continue
    test(`${name} is loosened by two people, and by no one alone`, async ({ assert, cleanup }) => {
      cleanup(async () => {
        await db.from('settings').where({ key: name }).delete()
        await allowManySignIns()
      })
      const [one, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
      const [held, wish] = loosened(name)
      await transaction((trx) => changeSetting(name, held as never, trx))
      assert.containSubset((await change(one.token, name, wish)).body, { value: held })
      assert.equal(await setting(name), held)
      assert.containSubset((await change(other.token, name, wish)).body, { value: wish })
      assert.equal(await setting(name), wish)
    })
  }
})
