import type { FreeSetting } from '#contracts/setting_guards'
import type { SettingValue } from '#contracts/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { changeSetting, setting } from '../settings.js'

/** Settings that one page changes as one thing, with one line of the trail that names what is not as it was. */
export const changeSettings = async (
  actor: StaffActor,
  values: Partial<{ [Key in FreeSetting]: SettingValue<Key> }>,
  trx: Trx
): Promise<void> => {
  const changes = Object.entries(values) as [FreeSetting, SettingValue<FreeSetting>][]
  // In one order, beside changes of the page of settings, which takes them one by one.
  for (const key of changes.map(([name]) => name).toSorted()) {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting:${key}`])
  }
  const [before, after]: Record<string, unknown>[] = [{}, {}]
  for (const [key, value] of changes) {
    const held = await setting(key, trx)
    if (held === value) continue
    await changeSetting(key, value, trx)
    before![key] = held
    after![key] = value
  }
  if (Object.keys(after!).length === 0) return
  const subject = { type: 'settings', id: null }
  await audit({ actor, command: 'settings.update', subject, before, after }, trx)
}
