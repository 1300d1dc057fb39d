import type { Trx } from '#app/platform/database/database'

/** Tokens and grants end at commit. */
export const retireClient = async (id: string, trx: Trx): Promise<void> => {
  const nobody = { token_granted_to: null, token_granted_until: null }
  await trx
    .from('partner_clients')
    .where({ id })
    .update({ active: false, ...nobody })
}
