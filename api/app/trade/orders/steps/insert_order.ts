import { searchKey } from '#contracts/digits'
import type { AnySeller } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { costOf } from '../domain/cost.js'
import type { Sale, SaleAnswer } from '../domain/sale.js'
import type { SaleFacts } from '../queries/sale_facts.js'

export interface NewOrder {
  /** Given where it was named before. */
  id?: string
  actor: AnySeller
  sale: Sale
  facts: SaleFacts
  /** Identity of the sale. */
  hash: string
  /** Signatories must accept first. */
  needsApprobation?: boolean
}

const isTestSeller = (actor: AnySeller) => actor.kind === 'partner' && actor.isTest

const insertSql = `
  insert into orders (id, reference_number, distributor_id, branch_id, partner_client_id, external_id,
    content_hash, owner_type, owner_id, customer_national_code, plan, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
    product_fee_ppm, bank_fee_yearly_ppm, due_date_in_days, invoiced_at, status, needs_approbation, payable_until, search_key, created_at, updated_at)
  select ?, reference, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? || ' ' || reference, ?, ?
    from (select nextval('order_references')::text as reference) next
  on conflict (distributor_id, external_id) do nothing
  returning id, reference_number as "referenceNumber", status`

/**
 * At the distributor's fees.
 * @returns undefined when the number exists
 */
export const insertOrder = async (
  { id = newId(), actor, sale, facts, hash, needsApprobation = false }: NewOrder,
  trx: Trx
): Promise<SaleAnswer | undefined> => {
  const cost = costOf(sale.grandTotalAmount, facts, sale.dueDateInDays)!
  const now = clock.businessNow().toJSDate()
  const [created] = await prepared<SaleAnswer>(
    'insert_order',
    insertSql,
    [
      id,
      actor.distributorId,
      sale.branchId ?? null,
      // People of the distributor have no program that is told of the invoice.
      actor.kind === 'partner' ? actor.id : null,
      sale.externalId,
      hash,
      facts.owner!.type,
      facts.owner!.id,
      sale.customer.nationalCode ?? null,
      sale.customer.plan,
      cost.grandTotalAmount,
      cost.kasbenoFeeAmount,
      cost.bankFeeAmount,
      facts.productFeePpm,
      facts.bankFeeYearlyPpm,
      sale.dueDateInDays,
      sale.invoicedAt.toJSDate(),
      isTestSeller(actor) || facts.isTestCustomer ? 'TEST' : 'CREATED',
      needsApprobation,
      addDays(clock.today(), facts.paymentWindowDays),
      searchKey(
        [sale.externalId, facts.phone, facts.customerName, facts.distributorName].join(' ')
      ),
      now,
      now,
    ],
    trx
  )
  return created
}
