import type { CodeScope } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'

export const scoreCode = (
  { phone, sessionId }: CustomerActor,
  registrationId: string
): CodeScope => ({ purpose: 'CREDIT_SCORE', subject: registrationId, phone, sessionId })
