import { companyPlans } from '#contracts/plans'
import { companyItself, ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const left = 'drawn.credit_limit - drawn.balance - drawn.held'

/** What each company has in its wallet and on its line. company §7 "Legal admin" */
export default defineResource('company-wallets', {
  permission: 'company-money.list',
  isLegal: true,
  legalName: 'wallets',
  query: () =>
    reading('companies as company')
      .joinRaw(
        `join owners as owner on owner.owner_id = company.id
         left join ledger.accounts as wallet on wallet.kind = 'wallet'
           and wallet.owner_type = owner.owner_type and wallet.owner_id = company.id and wallet.plan = ''`
      )
      .joinRaw('left join credit_lines as line on line.owner_id = company.id and line.plan = ?', [
        companyPlans[0],
      ])
      .leftJoin('ledger.accounts as drawn', 'drawn.id', 'line.account_id'),
  fields: {
    id: 'company.id',
    companyName: field.text('company.name', { sort: true }),
    companyUniqueId: field.code('company.national_id', { filter: true }),
    phone: field.code('owner.phone', { label: 'ceoPhone' }),
    cash: field.rials<number>('coalesce(wallet.balance, 0)', {
      filter: true,
      sort: true,
      sum: true,
    }),
    credit: field.rials<number>('coalesce(drawn.credit_limit, 0)', {
      filter: true,
      sort: true,
      sum: true,
    }),
    used: field.rials<number>('coalesce(drawn.balance, 0)', { sort: true, sum: true }),
    remainCredit: field.rials<number>(`coalesce(${left}, 0)`),
    expiresOn: field.day('line.expires_on'),
    createdAt: field.moment('company.created_at', { sort: true }),
  },
  search: ['company.search_key'],
  filters: {
    companyId: equals().on('company.id'),
  },
  defaultSort: ['createdAt', 'DESC'],
  history: { ...ofItself('companies'), company: companyItself },
})
