import type { Trx } from '#app/platform/database/database'
import { isSameRule } from '../domain/rule.js'
import { draftRule, newestRule } from './current_rule.js'

/**
 * Whether who signs is what the CEO sent last. While they mend a refused board it is not, and nobody but they can say
 * when it is done: what the officers accept would bring a rule into force that names who has left. The caller holds
 * the company.
 */
export const isBoardAsSent = async (companyId: string, trx: Trx): Promise<boolean> => {
  const sent = await newestRule(companyId, trx)
  return sent !== undefined && isSameRule(sent, await draftRule(companyId, trx))
}
