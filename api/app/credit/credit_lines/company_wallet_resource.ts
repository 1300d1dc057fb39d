import { companyPlans } from '#contracts/plans'
import { companyItself, ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { between, equals } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { titles, walletHeaders as headers } from './i18n/export.js'

const left = 'drawn.credit_limit - drawn.balance - drawn.held'

/** What each company has in its wallet and on its line. company §7 "Legal admin" */
export default defineResource('company-wallets', {
  title: titles.companyWallets,
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
    companyName: 'company.name',
    companyUniqueId: 'company.national_id',
    phone: 'owner.phone',
    cash: 'coalesce(wallet.balance, 0)',
    credit: 'coalesce(drawn.credit_limit, 0)',
    used: 'coalesce(drawn.balance, 0)',
    remainCredit: `coalesce(${left}, 0)`,
    expiresOn: 'line.expires_on',
    createdAt: 'company.created_at',
  },
  types: fieldTypes<{ cash: number; credit: number; used: number; remainCredit: number }>(),
  search: ['company.search_key'],
  filters: {
    companyId: equals().on('company.id'),
    companyUniqueId: equals('text'),
    cash: between('amounts'),
    credit: between('amounts'),
  },
  sorts: ['createdAt', 'companyName', 'cash', 'credit', 'used'],
  defaultSort: ['createdAt', 'DESC'],
  totals: ['cash', 'credit', 'used'],
  columns: {
    companyName: column.text(headers.companyName),
    companyUniqueId: column.code(headers.companyUniqueId),
    phone: column.code(headers.phone),
    cash: column.rials(headers.cash),
    credit: column.rials(headers.limit),
    used: column.rials(headers.used),
    remainCredit: column.rials(headers.left),
    expiresOn: column.jalaliDay(headers.expiresOn),
    createdAt: column.jalaliMoment(common.createdAt),
  },
  history: { ...ofItself('companies'), company: companyItself },
})
