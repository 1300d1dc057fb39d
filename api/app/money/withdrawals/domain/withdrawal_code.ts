import type { CustomerActor } from '#app/platform/audit/actor'
import type { CodeScope } from '#app/people/identity/one_time_codes'

/** Bound to the amount and the account. */
export const withdrawalCode = ({ owner, phone, sessionId }: CustomerActor): CodeScope => ({
  purpose: 'WITHDRAWAL',
  subject: owner.id,
  phone,
  sessionId,
})
