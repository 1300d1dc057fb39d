import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import db from '@adonisjs/lucid/services/db'
import {
  settingDefaults,
  specialModalSettings,
  transferAccountOf,
  type PublicSetting,
  type SettingKey,
  type SettingValue,
} from '#contracts/settings'

/** Several settings at once: what the bank has set, else the default. */
export const settingsInForce = async <Key extends SettingKey>(
  keys: readonly Key[],
  client: Client = db.connection()
): Promise<{ [K in Key]: SettingValue<K> }> => {
  const rows = await client
    .from('settings')
    .select('key', 'value')
    .whereIn('key', [...keys])
  const changed = new Map(rows.map(({ key, value }) => [key, value]))
  const values = keys.map((key) => [key, changed.get(key) ?? settingDefaults[key]])
  return Object.fromEntries(values) as { [K in Key]: SettingValue<K> }
}

/** Settings by name, for clients. person §3 "App settings" */
export interface NamedSetting {
  name: Exclude<PublicSetting, 'transferAccount'> | 'transferIban' | 'transferHolder'
  value: SettingValue<PublicSetting>
}

const period = ['SPECIAL_MODAL_FROM', 'SPECIAL_MODAL_UNTIL'] as const

/** The special modal is off out of its period, whoever asks. */
export const namedSettings = async (names: readonly PublicSetting[]): Promise<NamedSetting[]> => {
  const values = await settingsInForce([...names, ...period])
  const today = clock.today()
  const [from, until] = period.map((key) => values[key])
  const isInPeriod = (!from || from <= today) && (!until || today <= until)
  const known: Partial<Record<PublicSetting, SettingValue<PublicSetting>>> = {
    ...(!isInPeriod && { SPECIAL_MODAL_STATUS: 'DISABLED' }),
    ...(values.promoDistributors && {
      promoDistributors: await slugsInForce(values.promoDistributors),
    }),
  }
  return names.flatMap((name): NamedSetting[] =>
    name === 'transferAccount'
      ? transferAccount(values.transferAccount)
      : [{ name, value: known[name] ?? values[name] }]
  )
}

/** Clients show its two parts by themselves. */
const transferAccount = (account: string): NamedSetting[] => {
  const { iban, holder } = transferAccountOf(account)
  return [
    { name: 'transferIban', value: iban },
    { name: 'transferHolder', value: holder },
  ]
}

/** Distributors keep their place though they were given another address since. @param slugs as the setting has them */
const slugsInForce = async (slugs: string): Promise<string> => {
  const [row] = await prepared<{ slugs: string }>(
    'slugs_in_force',
    `select string_agg(coalesce(d.slug, named.slug), ',' order by named.place) as slugs
       from unnest(string_to_array(?, ',')) with ordinality named (slug, place)
       left join distributors_former_slugs former on former.slug = named.slug
       left join distributors_suppliers d on d.id = former.distributor_id`,
    [slugs]
  )
  return row!.slugs
}

/** The special modal as staff have set it. */
export const specialModal = async () => {
  const values = await settingsInForce([
    ...specialModalSettings,
    'SPECIAL_MODAL_FROM',
    'SPECIAL_MODAL_UNTIL',
  ])
  return {
    status: values.SPECIAL_MODAL_STATUS,
    title: values.SPECIAL_MODAL_TEXT,
    text: values.SPECIAL_MODAL_IMAGE_TEXT,
    image: values.SPECIAL_MODAL_IMAGE,
    link: values.SPECIAL_MODAL_LINK,
    from: values.SPECIAL_MODAL_FROM,
    until: values.SPECIAL_MODAL_UNTIL,
  }
}
