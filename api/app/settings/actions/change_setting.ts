import type { SettingKey } from '#contracts/settings'
import { settingDefaults } from '#contracts/settings'
import type { StaffActor, SystemActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { changeSetting } from '../settings.js'

interface Command {
  by: StaffActor | SystemActor
  key: SettingKey
  value: string | number | boolean
  traceId?: string
}

/** Changes a setting, and keeps in the audit trail what held before. */
export default class ChangeSetting {
  async execute({ by, key, value, traceId }: Command): Promise<void> {
    await transaction(async (trx) => {
      // Two changes of one setting take turns, also the first two, so that each line tells the truth.
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting:${key}`])
      const row = await trx.from('settings').select('value').where({ key }).first()
      const before = row ? row.value : settingDefaults[key]
      if (before === value) return
      await changeSetting(key, value as never, trx)
      await audit(
        {
          actor: by,
          command: 'settings.update',
          subject: { type: 'settings', id: null },
          before: { [key]: before },
          after: { [key]: value },
          traceId,
        },
        trx
      )
    })
  }
}
