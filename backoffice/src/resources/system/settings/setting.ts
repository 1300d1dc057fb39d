import { settingDefaults, type SettingKey } from '@kasbeno/api/contracts/settings'

export type SettingKind = 'rials' | 'rate' | 'flag' | 'switch' | 'number' | 'account' | 'text'

const isKnown = (key: string): key is SettingKey => key in settingDefaults

/** By the unit at the end of its name. */
export const kindOf = (key: string, value: unknown): SettingKind => {
  if (key.endsWith('Rials')) return 'rials'
  if (key.endsWith('Ppm')) return 'rate'
  if (key.endsWith('_STATUS')) return 'switch'
  if (key === 'transferAccount') return 'account'
  const sample = isKnown(key) ? settingDefaults[key] : value
  if (typeof sample === 'boolean') return 'flag'
  return typeof sample === 'number' ? 'number' : 'text'
}
