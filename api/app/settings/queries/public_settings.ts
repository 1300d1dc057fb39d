import db from '@adonisjs/lucid/services/db'
import {
  settingDefaults,
  type PublicSetting,
  type SettingKey,
  type SettingValue,
} from '#contracts/settings'

/** Several settings at once: what the bank has set, else the default. */
export const settingsInForce = async <Key extends SettingKey>(
  keys: readonly Key[]
): Promise<{ [K in Key]: SettingValue<K> }> => {
  const rows = await db
    .from('settings')
    .select('key', 'value')
    .whereIn('key', [...keys])
  const changed = new Map(rows.map(({ key, value }) => [key, value]))
  const values = keys.map((key) => [key, changed.get(key) ?? settingDefaults[key]])
  return Object.fromEntries(values) as { [K in Key]: SettingValue<K> }
}

/** Settings by name, for clients. person §3 "App settings" */
export interface NamedSetting {
  name: PublicSetting
  value: SettingValue<PublicSetting>
}

export const namedSettings = async (names: readonly PublicSetting[]): Promise<NamedSetting[]> => {
  const values = await settingsInForce(names)
  return names.map((name) => ({ name, value: values[name] }))
}
