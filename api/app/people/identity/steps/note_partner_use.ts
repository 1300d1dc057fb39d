import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'

/** To the quarter of an hour: no request of a busy program waits for a row of its own. */
const everyMs = 15 * 60_000
const notedAt = new Map<string, number>()

/** Notes that a program has called; the desk shows when last. No call of theirs fails with the note. */
export const notePartnerUse = async (clientId: string): Promise<void> => {
  const now = clock.systemNow()
  if (now.toMillis() - (notedAt.get(clientId) ?? 0) < everyMs) return
  notedAt.set(clientId, now.toMillis())
  try {
    await prepared(
      'note_partner_use',
      `insert into partner_uses (partner_client_id, used_at) values (?, ?)
       on conflict (partner_client_id) do update set used_at = greatest(partner_uses.used_at, excluded.used_at)`,
      [clientId, now.toJSDate()]
    )
  } catch (error) {
    notedAt.delete(clientId)
    logger.warn({ err: error, clientId }, 'the use of a program was not noted')
  }
}
