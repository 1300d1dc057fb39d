import type { Trx } from '#app/shared/database'

/** Where a customer is told what has happened. */
export const customerPhone = async (userId: string, trx: Trx): Promise<string> => {
  const { phone } = await trx.from('users').where('id', userId).select('phone').firstOrFail()
  return phone
}
