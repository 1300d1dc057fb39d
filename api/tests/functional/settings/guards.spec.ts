import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { guardOf, guardReasons, settingRules } from '#contracts/setting_guards'
import { settingDefaults, type AnySettingValue, type SettingKey } from '#contracts/settings'
import { changeSetting, setting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { put } from '#tests/support/http'
import { aSignedInStaff, allowManySignIns } from '#tests/support/identity'

const change = (token: string, key: string, value: unknown) =>
  put(`/api/admin/settings/${key}`, { value }, { token })

test.group('Whether a change of a setting takes two people', () => {
  test('is decided for every setting, with a reason', ({ assert }) => {
    assert.sameMembers(Object.keys(settingRules), Object.keys(settingDefaults))
    const given = new Set(Object.values(settingRules).map(([, reason]) => reason))
    assert.sameMembers([...given], Object.keys(guardReasons))
    for (const [key, [guard, reason]] of Object.entries(settingRules)) {
      assert.equal(guard === 'FREE', reason === 'NO_MONEY', key)
    }
  })

  const looser: Partial<Record<SettingKey, string>> = {
    supportPhone: '02112345678',
    bankName: 'بانک دیگر',
    transferAccount: 'IR062960000000100324200001 بانک',
    androidDownloadUrl: 'https://example.com/app.apk',
    marketBazaarUrl: 'https://example.com/bazaar',
    marketMyketUrl: 'https://example.com/myket',
  }
  /** What holds, and the changes of it that loosen it, or stop many at once. */
  const loosened = (name: SettingKey): [AnySettingValue, AnySettingValue][] => {
    const held = settingDefaults[name]
    const guard = guardOf(name)
    if (typeof held === 'string') return [[held, looser[name]!]]
    if (typeof held === 'boolean') {
      return guard === 'CHANGED'
        ? [
            [true, false],
            [false, true],
          ]
        : [[true, false]]
    }
    const [higher, lower] = [held + 1, held - 1]
    if (guard === 'RAISED') return [[held, higher]]
    if (guard === 'LOWERED') return [[held, lower]]
    return lower < 0
      ? [
          [held, higher],
          [higher, held],
        ]
      : [
          [held, higher],
          [held, lower],
        ]
  }

  for (const name of Object.keys(settingRules) as SettingKey[]) {
    if (guardOf(name) === 'FREE') continue
    test(`${name} is loosened by two people, and by no one alone`, async ({ assert, cleanup }) => {
      cleanup(async () => {
        await db.from('settings').where({ key: name }).delete()
        await allowManySignIns()
      })
      const [one, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
      for (const [held, wish] of loosened(name)) {
        await transaction((trx) => changeSetting(name, held as never, trx))
        assert.containSubset((await change(one.token, name, wish)).body, { value: held })
        assert.equal(await setting(name), held)
        assert.containSubset((await change(other.token, name, wish)).body, { value: wish })
        assert.equal(await setting(name), wish)
      }
    })
  }
})
