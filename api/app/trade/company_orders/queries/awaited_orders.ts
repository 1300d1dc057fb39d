import type { AwaitedThing } from '#contracts/approbations'
import type { MemberRole } from '#contracts/companies'
import { pendingTab } from '#contracts/orders'
import type { AwaitedContract } from '#app/cards/cardholders/queries/awaited_contracts'
import { companyIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import {
  awaitedFrom,
  type Absent,
  type SigningCaller,
} from '#app/onboarding/signatures/queries/awaited_from'

export interface CompanyCaller extends SigningCaller {
  role: MemberRole
}

export interface AwaitedOrder {
  id: string
  cost: number
  /** Null where the caller only acts as a delegate. */
  awaits: AwaitedThing | null
  /** In whose place the caller may answer, or null. */
  inPlaceOf: Absent | null
}

interface Row {
  id: string
  cost: number
  /** Null where it waits for payment. */
  approbationId: string | null
  minimumOptional: number | null
  givers: string[] | null
}

const isSigned = (row: Row): row is Row & { approbationId: string; minimumOptional: number } =>
  row.approbationId !== null

const sql = `
  select o.id, o.cost,
         approbation.id as "approbationId", rule.minimum_optional as "minimumOptional",
         (select array_agg(given.given_by) from signatures_given given
           where given.approbation_id = approbation.id and given.round = approbation.round) as givers
    from orders_invoices o
    left join signatures_approbations approbation
      on approbation.document_type = 'INVOICE' and approbation.document_id = o.id
     and approbation.status = 'PENDING'
    left join companies_rules rule
      on rule.company_id = approbation.company_id and rule.version = approbation.rule_version
   where o.owner_type = ? and o.owner_id = ? and o.status = any(?::text[]) and o.payable_until >= ?
     and (?::uuid[] is null or o.id = any(?::uuid[]))
     and case when approbation.id is null then ?::boolean
              else exists (select from signatures_signers signer
                            where signer.approbation_id = approbation.id
                              and signer.rule_version = approbation.rule_version
                              and signer.member_id = any(?::uuid[])) end
   order by o.created_at desc, o.id desc`

/**
 * Open invoices waiting for a member's signature, their delegated one or the CEO's payment; newest first.
 * @param ids restricts them
 */
export const awaitedOrders = async (
  caller: CompanyCaller,
  ids: readonly string[] | null = null
): Promise<AwaitedOrder[]> => {
  const { companyId, memberId, givenBy = memberId, role } = caller
  const pays = givenBy === memberId && role === 'CEO'
  const { memberIds, judge } = await awaitedFrom(caller)
  const rows = await prepared<Row>('awaited_orders', sql, [
    ...[companyIn(companyId).type, companyId, pendingTab, clock.today()],
    ...[ids, ids, pays, memberIds],
  ])
  const awaited = await judge(rows.filter(isSigned))
  return rows.flatMap(({ id, cost, approbationId }): AwaitedOrder[] => {
    if (approbationId === null) return [{ id, cost, awaits: 'PAYMENT', inPlaceOf: null }]
    const { isOwn, inPlaceOf } = awaited.get(approbationId)!
    return isOwn || inPlaceOf ? [{ id, cost, awaits: isOwn ? 'SIGNATURE' : null, inPlaceOf }] : []
  })
}

interface Sum {
  count: number
  amount: number
}

/** Counts each document once: the caller's own signature takes precedence over a delegated one. */
export interface WaitingForCaller {
  toSign: Sum
  toSignFor: Sum
  toPay: Sum
  /** Card holders' contracts. */
  contracts: { toSign: number; toSignFor: number }
  inPlaceOf: Absent | null
}

const sumOf = (orders: readonly AwaitedOrder[]): Sum => ({
  count: orders.length,
  amount: orders.reduce((sum, { cost }) => sum + cost, 0),
})

export const waitingFor = (
  orders: readonly AwaitedOrder[],
  contracts: readonly AwaitedContract[]
): WaitingForCaller => {
  const that = (thing: AwaitedThing | null) => orders.filter(({ awaits }) => awaits === thing)
  const own = contracts.filter(({ awaits }) => awaits !== null).length
  return {
    toSign: sumOf(that('SIGNATURE')),
    toSignFor: sumOf(that(null)),
    toPay: sumOf(that('PAYMENT')),
    contracts: { toSign: own, toSignFor: contracts.length - own },
    inPlaceOf: [...orders, ...contracts].find(({ inPlaceOf }) => inPlaceOf)?.inPlaceOf ?? null,
  }
}
