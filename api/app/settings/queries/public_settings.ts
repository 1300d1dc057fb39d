import db from '@adonisjs/lucid/services/db'
import { settingDefaults, type PublicSetting, type SettingValue } from '#contracts/settings'

/** Settings by name, for clients. person §3 "App settings" */
export interface NamedSetting {
  name: PublicSetting
  value: SettingValue<PublicSetting>
}

export const namedSettings = async (names: readonly PublicSetting[]): Promise<NamedSetting[]> => {
  const rows = await db
    .from('settings')
    .select('key', 'value')
    .whereIn('key', [...names])
  const changed = new Map(rows.map(({ key, value }) => [key, value]))
  return names.map((name) => ({ name, value: changed.get(name) ?? settingDefaults[name] }))
}
