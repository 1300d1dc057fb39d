import { isCompanyPlan } from '#contracts/plans'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** @throws InvalidFields for a guild of another plan */
export const assertGuild = async (guildId: number, trx: Trx): Promise<void> => {
  const guild = await trx.from('locations_guilds').where('id', guildId).select('plan').first()
  if (!isCompanyPlan(guild?.plan)) throw refusedField('guildId', messages.guild)
}
