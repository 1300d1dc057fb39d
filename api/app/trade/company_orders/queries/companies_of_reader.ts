import type { MemberRole } from '#contracts/companies'
import { awaitedContracts } from '#app/cards/cardholders/queries/awaited_contracts'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { awaitedOrders } from './awaited_orders.js'

/** Which of a person's companies an invoice is of. */
export interface InvoiceDoor {
  companyUniqueSerial: string
  id: string
}

const doorSql = `
  select o.owner_id as "companyUniqueSerial", o.id
    from orders_invoices o
    join memberships member on member.company_id = o.owner_id and member.user_id = ?
   where o.reference_number = ?`

/** @throws NotFound also where they are no member */
export const doorOfInvoice = async (userId: string, reference: string): Promise<InvoiceDoor> => {
  const [door] = await prepared<InvoiceDoor>('door_of_invoice', doorSql, [userId, reference])
  if (!door) throw new NotFound()
  return door
}

/** What a person could do now in one of their companies. */
export interface WaitingInCompany {
  companyUniqueSerial: string
  /** Also in the place of somebody who is away. */
  toSign: number
  toPay: number
  contracts: number
}

interface Membership {
  companyId: string
  memberId: string
  role: MemberRole
}

const membershipsSql = `
  select company_id as "companyId", member_id as "memberId", role
    from memberships where user_id = ? order by company_id`

const waitingIn = async (caller: Membership): Promise<WaitingInCompany> => {
  const orders = await awaitedOrders(caller)
  const contracts = await awaitedContracts(caller)
  const toPay = orders.filter(({ awaits }) => awaits === 'PAYMENT').length
  const invoices = { toSign: orders.length - toPay, toPay }
  return { companyUniqueSerial: caller.companyId, ...invoices, contracts: contracts.length }
}

/** In each of their companies, whatever their token speaks for. */
export const waitingInCompanies = async (
  userId: string
): Promise<{ items: WaitingInCompany[] }> => {
  const named = [userId]
  const memberships = await prepared<Membership>('memberships_of_reader', membershipsSql, named)
  const items: WaitingInCompany[] = []
  for (const membership of memberships) items.push(await waitingIn(membership))
  return { items }
}
