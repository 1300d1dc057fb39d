import type { CodeScope } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'

/** The code by which an owner lets the credit bureau be asked, in the session that asked for it. */
export const scoreCode = (
  { phone, sessionId }: CustomerActor,
  registrationId: string
): CodeScope => ({ purpose: 'CREDIT_SCORE', subject: registrationId, phone, sessionId })
