import { blockReasons } from '#contracts/credit'
import { words } from '#contracts/words'
import { lineHistory } from './line_history.js'
import { ownerFields } from '#app/people/owners/owned'
import { businessToday } from '#app/platform/resource/business_today'
import * as field from '#app/platform/resource/fields'
import { anyOf, choices, custom } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { lineDetails } from './queries/line_details.js'

const lineStatuses = ['ACTIVE', 'BLOCKED', 'EXPIRED']
const blocked = 'exists (select from credit_blocks block where block.line_id = line.id)'
const status = `case when ${blocked} then 'BLOCKED'
  when line.expires_on < ${businessToday} then 'EXPIRED' else 'ACTIVE' end`

export default defineResource('credit-lines', {
  title: 'خطوط اعتباری',
  singular: 'اعتبار',
  permission: 'credit-lines.list',
  query: () =>
    reading('credit_lines as line')
      .join('ledger_accounts as account', 'account.id', 'line.account_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id'),
  fields: {
    id: 'line.id',
    ...ownerFields('line', { export: false }),
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone'),
    plan: field.label('line.plan', words.plan, { filter: true, sort: true }),
    status: field.label(status, words.line, { filter: anyOf(lineStatuses) }),
    limit: field.rials<number>('account.credit_limit', { filter: true, sort: true, sum: true }),
    used: field.rials<number>('account.balance', { sort: true, sum: true }),
    held: field.rials<number>('account.held', { sort: true, sum: true }),
    left: field.rials<number>('account.credit_limit - account.balance - account.held'),
    targetLimit: field.rials<number | null>('account.target_limit', { export: false }),
    allocatedAt: field.moment('line.allocated_at', { filter: true, sort: true }),
    expiresOn: field.day('line.expires_on', { filter: true, sort: true }),
    hasRenewalCredit: field.yesNo('line.has_renewal_credit', { export: false }),
    hasSignedContract: field.yesNo(
      `contract_is_signed(line.owner_type, line.owner_id, line.plan, line.credit_year,
      line.has_renewal_credit)`,
      { export: false }
    ),
  },
  search: [`coalesce(owner.search_key, '')`],
  filters: {
    blockReason: custom(choices(blockReasons), (query, reasons) =>
      query.whereRaw(
        `exists (select from credit_blocks block
                  where block.line_id = line.id and block.reason = any(?))`,
        [reasons]
      )
    ),
  },
  defaultSort: ['allocatedAt', 'DESC'],
  show: lineDetails,
  history: lineHistory,
})
