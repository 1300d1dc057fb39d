import db from '@adonisjs/lucid/services/db'
import { settingDefaults, type SettingKey, type SettingValue } from '#contracts/settings'
import { clock } from '#app/platform/time/clock'
import type { Client, Trx } from '#app/platform/database/database'

/** The value in force: what the bank has set, else the default. */
export const setting = async <Key extends SettingKey>(
  key: Key,
  client: Client = db.connection()
): Promise<SettingValue<Key>> => {
  const row = await client.from('settings').select('value').where({ key }).first()
  return (row ? row.value : settingDefaults[key]) as SettingValue<Key>
}

type NumericKey = {
  [Key in SettingKey]: SettingValue<Key> extends number ? Key : never
}[SettingKey]

/** SQL of the default or what is in force, whichever is more: what was lowered since makes nothing of before wrong. */
export const highestSql = (key: NumericKey): string =>
  `(select greatest(${settingDefaults[key]}, coalesce(max((value #>> '{}')::bigint), 0)) from settings where key = '${key}')`

/** Changes a setting; the caller writes the audit line. */
export const changeSetting = async <Key extends SettingKey>(
  key: Key,
  value: SettingValue<Key>,
  trx: Trx
): Promise<void> => {
  await trx
    .knexQuery()
    .insert({ key, value: JSON.stringify(value) })
    .into('settings')
    .onConflict('key')
    .merge({ value: JSON.stringify(value), updated_at: clock.systemNow().toJSDate() })
}
