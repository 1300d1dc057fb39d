import type { Trx } from '#app/platform/database/database'

/** From the commit on none of its tokens opens anything, and none that was granted is taken. */
export const retireClient = async (id: string, trx: Trx): Promise<void> => {
  const nobody = { token_granted_to: null, token_granted_until: null }
  await trx
    .from('partner_clients')
    .where({ id })
    .update({ active: false, ...nobody })
}
