import db from '@adonisjs/lucid/services/db'
import type { WebhookBody, WebhookFailure } from '#contracts/webhooks'

interface Attempt {
  id: string
  at: Date
  url: string | null
  durationMs: number
  responseStatus: number | null
  failure: WebhookFailure | null
  responseExcerpt: string | null
}
/** The body and the attempts, last first. */
export interface DeliveryFile {
  body: WebhookBody
  attempts: Attempt[]
}

/** Older ones belong to earlier replays. */
const attemptsMax = 50

export const deliveryFile = async (id: string): Promise<DeliveryFile> => {
  const { body } = await db.from('webhook_deliveries').where({ id }).select('body').firstOrFail()
  const attempts: Attempt[] = await db
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
