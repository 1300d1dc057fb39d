import { ruleInForce } from '#app/onboarding/companies/steps/rule_in_force'
import { needsApprobation } from '#contracts/plans'
import type { Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import type { Sale } from '../domain/sale.js'
import { saleHash } from '../domain/sale_hash.js'
import { SignatoryMissing } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { knownSale } from '../queries/known_sale.js'
import { saleFacts, type SaleFacts } from '../queries/sale_facts.js'
import { errorOfSale } from '../sale_errors.js'
import { refuseReference, refuseSale } from './refuse_sale.js'

/**
 * Whether people of the distributor could sell this now: asks what entering asks, and writes nothing.
 * @throws as CreateSale; AlreadyProcessed for a sale that is there already
 */
export const trySale = async (
  distributorId: string,
  sale: Sale,
  trx: Trx
): Promise<SaleFacts & { owner: NonNullable<SaleFacts['owner']> }> => {
  refuseReference(sale.customer)
  const known = await knownSale(distributorId, sale.externalId, trx)
  if (known) {
    throw known.content_hash === saleHash(sale)
      ? new AlreadyProcessed(messages.soldBefore)
      : new Conflict(messages.externalIdTaken)
  }
  const facts = await saleFacts(distributorId, sale.customer, sale.branchId ?? null, trx)
  await refuseSale({ sale, facts, errorOf: errorOfSale }, trx)
  const owner = facts.owner!
  const isSigned = needsApprobation(sale.customer.plan) && !facts.isTestCustomer
  if (isSigned && !(await ruleInForce(owner.id, trx))) throw new SignatoryMissing()
  return { ...facts, owner }
}
