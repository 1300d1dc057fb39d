import { ofCompanies, ownerFields } from '#app/people/owners/owned'
import { companyItself, ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Per row, so that counting wallets reads no lines. */
const ofLines = (sum: string): string => `(select coalesce(sum(${sum}), 0) from ledger.lines line
   where line.owner_type = wallet.owner_type and line.owner_id = wallet.owner_id)`

/** One row per owner, by the owner's id. */
export default defineResource('wallets', {
  title: 'کیف پول‌ها',
  singular: 'کیف پول',
  permission: 'ledger.read',
  part: ofCompanies,
  query: () =>
    reading('ledger.wallets as wallet').leftJoin('owners as owner', (join) =>
      join.on('owner.owner_type', 'wallet.owner_type').andOn('owner.owner_id', 'wallet.owner_id')
    ),
  fields: {
    id: 'wallet.owner_id',
    ownerName: field.text('owner.name'),
    ...ownerFields('wallet'),
    companyUniqueId: field.code('owner.company_national_id', { filter: true }),
    phone: field.code('owner.phone', { search: true }),
    balance: field.rials<number>('wallet.balance', {
      label: 'cash',
      filter: true,
      sort: true,
      sum: true,
    }),
    held: field.rials<number>('wallet.held', { sum: true }),
    credit: field.rials<number>(ofLines('line.credit_limit'), { sum: true }),
    used: field.rials<number>(ofLines('line.used'), { sum: true }),
    remainCredit: field.rials<number>(ofLines('line.credit_limit - line.used - line.held')),
    expiresOn: field.day(`(select max(line.expires_on) from credit_lines line
       where line.owner_type = wallet.owner_type and line.owner_id = wallet.owner_id)`),
    openedAt: field.moment('wallet.opened_at', {
      label: 'walletOpenedAt',
      filter: true,
      sort: true,
    }),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['openedAt', 'DESC'],
  history: { ...ofItself('companies'), company: companyItself },
})
