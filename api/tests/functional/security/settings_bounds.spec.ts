import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { put } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'

const refused: [string, unknown, string][] = [
  ['throttleAddressPerMinute', 0, 'would keep everybody out'],
  ['throttleAddressPerMinute', 4, 'would keep everybody out'],
  ['throttleAddressPerMinute', 100_001, 'would hold nobody up'],
  ['codeFailuresPerAddressPerHour', 4, 'would keep everybody out'],
  ['codeFailuresPerAddressPerHour', 100_001, 'would hold nobody up'],
  ['codesPerAddressPerDay', 0, 'would keep everybody out'],
  ['codesPerPhonePerDay', 9, 'would keep its owner out'],
  ['codesPerPhonePerDay', 1_441, 'is more than ten minutes allow'],
  ['throttlePartnerLookupsPerMinute', 0, 'would stop every partner'],
  ['arrearsGraceDays', 181, 'would leave lines in arrears open'],
  ['arrearsGraceDays', 999_999_999, 'is a day that no calendar has'],
  ['SPECIAL_MODAL_IMAGE', '//evil.example/picture.png', 'names a foreign host in disguise'],
  ['SPECIAL_MODAL_IMAGE', 'http://evil.example/picture.png', 'is not encrypted'],
]

test.group('A setting', () => {
  for (const [key, value, why] of refused) {
    test(`${key} refuses ${value}: it ${why}`, async ({ assert }) => {
      const token = await staffToken('super')
      assert.equal((await put(`/api/admin/settings/${key}`, { value }, { token })).status, 422)
    })
  }

  for (const [key, value] of [
    ['throttleAddressPerMinute', 5],
    ['throttleAddressPerMinute', 100_000],
    ['codesPerPhonePerDay', 10],
    ['arrearsGraceDays', 0],
    ['arrearsGraceDays', 180],
  ] as const) {
    test(`${key} takes ${value}`, async ({ assert, cleanup }) => {
      cleanup(async () => {
        await db.from('settings').where({ key }).delete()
        await allowManySignIns()
      })
      const token = await staffToken('super')
      assert.equal((await put(`/api/admin/settings/${key}`, { value }, { token })).status, 200)
    })
  }
})
