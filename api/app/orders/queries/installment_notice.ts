import { prepared, type Client } from '#app/shared/database'

/** What a reminder says; rials. */
export interface InstallmentNotice {
  phone: string
  externalId: string
  referenceNumber: string
  distributorName: string
  remaining: number
  dueDate: string
}

const installmentSql = `
  select u.phone, o.external_id as "externalId", o.reference_number as "referenceNumber", d.name as "distributorName",
         i.amount - i.paid_amount - i.reversed_amount as remaining, i.due_date as "dueDate"
    from installments i
    join orders o on o.id = i.order_id
    join distributors d on d.id = o.distributor_id
    join users u on o.owner_type = 'PERSON' and u.id = o.owner_id
   where i.id = ? and i.status <> 'CLEARED' and o.status not in ('FRAUD', 'CANCELED', 'TEST')`

/** Null when there is nothing to remind of any more. */
export const installmentNotice = async (
  id: string,
  client: Client
): Promise<InstallmentNotice | null> => {
  const [notice] = await prepared<InstallmentNotice>(
    'installment_notice',
    installmentSql,
    [id],
    client
  )
  return notice ?? null
}

export interface RepaymentNotice {
  phone: string
  amount: number
  /** What the owner still owes in the plan. */
  remaining: number
}

const repaymentSql = `
  select u.phone, r.paid_amount as amount, (
           select coalesce(sum(i.amount - i.paid_amount - i.reversed_amount), 0)::bigint
             from installments i join orders o on o.id = i.order_id
            where o.owner_type = r.owner_type and o.owner_id = r.owner_id and o.plan = r.plan
              and o.status not in ('FRAUD', 'TEST')
         ) as remaining
    from repayments r join users u on r.owner_type = 'PERSON' and u.id = r.owner_id
   where r.id = ?`

export const repaymentNotice = async (
  id: string,
  client: Client
): Promise<RepaymentNotice | null> => {
  const [notice] = await prepared<RepaymentNotice>('repayment_notice', repaymentSql, [id], client)
  return notice ?? null
}
