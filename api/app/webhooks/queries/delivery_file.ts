import db from '@adonisjs/lucid/services/db'

/** Tries that are shown; older ones were of earlier replays. */
const attemptsMax = 50

/** What the page of one delivery shows beyond its row: the body as it is sent, and each try. */
export const deliveryFile = async (id: string): Promise<object> => {
  const { body } = await db.from('webhook_deliveries').where({ id }).select('body').firstOrFail()
  const attempts = await db
    .from('webhook_attempts')
    .where({ delivery_id: id })
    .orderBy('at', 'desc')
    .limit(attemptsMax)
    .select({
      id: 'id',
      at: 'at',
      url: 'url',
      durationMs: 'duration_ms',
      responseStatus: 'response_status',
      failure: 'failure',
      responseExcerpt: 'response_excerpt',
    })
  return { body: JSON.parse(body), attempts }
}
