import type { CustomerActor } from '#app/platform/audit/actor'
import type { CodeScope } from '#app/people/identity/one_time_codes'

/** The code that takes money out of the owner's wallet; what it takes whither is bound to it. */
export const withdrawalCode = ({ owner, phone, sessionId }: CustomerActor): CodeScope => ({
  purpose: 'WITHDRAWAL',
  subject: owner.id,
  phone,
  sessionId,
})
