import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { superRole } from '../domain/position.js'

/** Locks the active super admins, in order, so that two of them cannot remove each other at once. */
export const refuseWithoutSuper = async (withoutId: string, trx: Trx): Promise<void> => {
  const rows = await trx
    .from('staff_users')
    .select('id')
    .where({ role: superRole, active: true })
    .orderBy('id')
    .forUpdate()
  if (rows.every(({ id }) => id === withoutId)) throw new BusinessRule(messages.lastSuper)
}
