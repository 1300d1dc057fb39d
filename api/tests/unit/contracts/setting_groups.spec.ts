import { test } from '@japa/runner'
import { settingGroupOf, settingGroups } from '#contracts/setting_groups'
import { settingDefaults } from '#contracts/settings'

const keys = Object.keys(settingDefaults)

test.group('Groups of settings', () => {
  test('what no name tells is about credit, and known here', ({ assert }) => {
    assert.sameMembers(
      keys.filter((key) => settingGroupOf(key) === 'CREDIT'),
      [
        'creditNeedsSignedContract',
        'arrearsGraceDays',
        'writeOffAfterDays',
        'reapplyAfterDays',
        'showContract',
      ]
    )
  })

  test('none is empty', ({ assert }) => {
    assert.sameMembers([...new Set(keys.map(settingGroupOf))], [...settingGroups])
  })
})
