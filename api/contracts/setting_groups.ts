/** What a setting is about, in the order of the desk's list. */
export const settingGroups = [
  'TWO_PEOPLE',
  'CREDIT',
  'LATE_FEES',
  'CARDS',
  'WALLETS',
  'LIMITS',
  'BANK',
  'SITE',
  'SANDBOX',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** By what its name says; the first that fits counts. */
const byName: readonly [RegExp, SettingGroup][] = [
  [/^sandbox/, 'SANDBOX'],
  [/[Ff]ourEyes|ByOnePerson/, 'TWO_PEOPLE'],
  [/^lateFee/, 'LATE_FEES'],
  [/^card/, 'CARDS'],
  [/^withdrawal|^repayment/, 'WALLETS'],
  [/^throttle|^code|^upload/, 'LIMITS'],
  [/^bank|^transfer|^vat/, 'BANK'],
  [/^support|^market|^promo|^android|^SPECIAL/, 'SITE'],
]

export const settingGroupOf = (key: string): SettingGroup =>
  byName.find(([name]) => name.test(key))?.[1] ?? 'CREDIT'
