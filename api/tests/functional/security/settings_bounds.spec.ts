import { test } from '@japa/runner'
import { put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const refused: [string, unknown, string][] = [
  ['throttleAddressPerMinute', 0, 'would keep everybody out'],
  ['throttleAddressPerMinute', 4, 'would keep everybody out'],
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
})
