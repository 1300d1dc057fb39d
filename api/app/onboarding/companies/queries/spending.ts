import { consentersOf, largestLoss, type MonthlyCeiling } from '#contracts/spending'
import type { PaymentMethodType } from '#contracts/companies'
import { prepared, type Client } from '#app/platform/database/database'
import type { WantedSpending } from '../domain/spending_change.js'
import { newestRule } from './current_rule.js'
import { nameOf, namesOf } from './member_names.js'

interface Row {
  name: string
  paymentMethodType: PaymentMethodType
  credit: number
  holders: { id: string; name: string; ceiling: MonthlyCeiling }[]
}

const sql = `
  select company.name, company.payment_method as "paymentMethodType", coalesce(account.credit_limit, 0) as credit,
         (select coalesce(jsonb_agg(jsonb_build_object('id', holder.id, 'ceiling', holder.ceiling,
                   'name', concat_ws(' ', holder.firstname, holder.lastname)) order by holder.created_at), '[]')
            from companies_holders holder
           where holder.company_id = company.id and holder.removed_at is null) as holders
    from companies company
    left join companies_credit_lines line on line.company_id = company.id
    left join ledger_accounts account on account.id = line.account_id
   where company.id = ?`

const spendingOf = async (companyId: string, client?: Client): Promise<Row> => {
  const [row] = await prepared<Row>('company_spending', sql, [companyId], client)
  return row
}

export const methodOf = async (companyId: string, client?: Client): Promise<PaymentMethodType> =>
  (await spendingOf(companyId, client)).paymentMethodType

export const companyNameOf = async (companyId: string, client?: Client): Promise<string> =>
  (await spendingOf(companyId, client)).name

const nameOfChangeSql = `
  select company.name from rule_changes change join companies company on company.id = change.company_id
   where change.id = ?`

export const companyNameOfChange = async (changeId: string, client?: Client): Promise<string> => {
  const [row] = await prepared<{ name: string }>(
    'name_of_change',
    nameOfChangeSql,
    [changeId],
    client
  )
  return row.name
}

/** What can be lost in a month once a change holds. The caller holds the company, or only shows it. */
export const lossOf = async (
  companyId: string,
  change: WantedSpending,
  client?: Client
): Promise<number> => {
  const { credit, holders } = await spendingOf(companyId, client)
  const ceilings = holders.map(({ id, ceiling }) =>
    change.kind === 'CEILING' && change.holderId === id ? change.after : ceiling
  )
  return largestLoss(credit, ceilings)
}

/** What a holder is called; nothing for a change that is about none. */
export const holderNameOf = async (
  companyId: string,
  change: WantedSpending,
  client?: Client
): Promise<string> => {
  if (change.kind !== 'CEILING') return ''
  const { holders } = await spendingOf(companyId, client)
  return holders.find(({ id }) => id === change.holderId)?.name ?? ''
}

/** How the company pays, and what a change that widens it takes. GET …/payment-method */
export interface CompanySpending {
  paymentMethodType: PaymentMethodType
  /** The limit of its line: nobody spends more. */
  credit: number
  /** The most that holders can spend in a month without a signature, when cards pay. */
  largestLoss: number
  /** Any of these consents to what the caller widens; nobody where the caller signs alone. */
  consenters: string[]
}

export const companySpending = async (
  companyId: string,
  memberId: string
): Promise<CompanySpending> => {
  const [{ paymentMethodType, credit, holders }, rule, names] = await Promise.all([
    spendingOf(companyId),
    newestRule(companyId),
    namesOf(companyId),
  ])
  return {
    paymentMethodType,
    credit,
    largestLoss: largestLoss(
      credit,
      holders.map(({ ceiling }) => ceiling)
    ),
    consenters: rule ? consentersOf(rule, memberId).map((id) => nameOf(names, id)) : [],
  }
}

const phonesSql = `
  select person.phone from companies_holders holder join identity_people person on person.id = holder.user_id
   where holder.company_id = ? and holder.removed_at is null and holder.status = 'ACCEPTED'
     and holder.id = coalesce(?::uuid, holder.id)`

/** Of those whom a change concerns, one holder or every one: whom the bank has accepted, never a phone that only the CEO names. */
export const holderPhonesOf = async (
  companyId: string,
  holderId: string | null,
  client?: Client
): Promise<string[]> => {
  const named = [companyId, holderId]
  const rows = await prepared<{ phone: string }>('holder_phones', phonesSql, named, client)
  return rows.map(({ phone }) => phone)
}
