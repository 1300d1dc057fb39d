import type { WebhookBody, WebhookFailure } from '@kasbeno/api/contracts/webhooks'
import type { RaRecord } from 'react-admin'

/** One try to deliver an event. */
export interface Attempt {
  id: string
  at: string
  url: string | null
  durationMs: number
  responseStatus: number | null
  failure: WebhookFailure | null
  responseExcerpt: string | null
}

export interface Webhook extends RaRecord<string> {
  orderId: string
  externalId: string
  body?: WebhookBody
  attempts?: Attempt[]
}
