import { partnerTokenRules } from '#contracts/partners'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'

/** Lets whoever asked take a new token, once. */
export const grantToken = async (id: string, staffId: string, trx: Trx): Promise<void> => {
  const until = clock.systemNow().plus({ hours: partnerTokenRules.takenWithinHours })
  await trx
    .from('partner_clients')
    .where({ id })
    .update({ token_granted_to: staffId, token_granted_until: until.toJSDate() })
}
