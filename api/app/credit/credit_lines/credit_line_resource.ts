import { blockReasons } from '#contracts/credit'
import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { lineHistory } from './line_history.js'
import { businessToday } from '#app/platform/resource/business_today'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, choices, custom, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, lineStatuses, titles } from './i18n/export.js'
import { lineDetails } from './queries/line_details.js'

const blocked = 'exists (select from credit_blocks block where block.line_id = line.id)'
const status = `case when ${blocked} then 'BLOCKED'
  when line.expires_on < ${businessToday} then 'EXPIRED' else 'ACTIVE' end`

/** The bank's credit lines, with what stands in their ledger accounts. */
export default defineResource('credit-lines', {
  title: titles.creditLines,
  permission: 'credit-lines.list',
  query: () =>
    reading('credit_lines as line')
      .join('ledger.accounts as account', 'account.id', 'line.account_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id'),
  fields: {
    id: 'line.id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'line.plan',
    status,
    limit: 'account.credit_limit',
    used: 'account.balance',
    held: 'account.held',
    left: 'account.credit_limit - account.balance - account.held',
    targetLimit: 'account.target_limit',
    allocatedAt: 'line.allocated_at',
    expiresOn: 'line.expires_on',
    hasRenewalCredit: 'line.has_renewal_credit',
    hasSignedContract: `contract_is_signed(line.owner_type, line.owner_id, line.plan, line.credit_year,
      line.has_renewal_credit)`,
  },
  types: fieldTypes<{
    userId: string | null
    limit: number
    used: number
    held: number
    left: number
    targetLimit: number | null
  }>(),
  search: [`coalesce(owner.search_key, '')`],
  filters: {
    status: anyOf(lineStatuses),
    blockReason: custom(choices(blockReasons), (query, reasons) =>
      query.whereRaw(
        `exists (select from credit_blocks block
                  where block.line_id = line.id and block.reason = any(?))`,
        [reasons]
      )
    ),
    plan: anyOf(plans),
    userId: equals(),
    expiresOn: between('days'),
    allocatedAt: between('moments'),
    limit: between('amounts'),
  },
  sorts: ['allocatedAt', 'expiresOn', 'limit', 'used', 'held', 'plan'],
  defaultSort: ['allocatedAt', 'DESC'],
  totals: ['limit', 'used', 'held'],
  columns: {
    ownerName: column.text(headers.customer),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    status: column.label(headers.status, words.line),
    limit: column.rials(headers.limit),
    used: column.rials(headers.used),
    held: column.rials(headers.held),
    left: column.rials(headers.left),
    allocatedAt: column.jalaliMoment(headers.allocatedAt),
    expiresOn: column.jalaliDay(headers.expiresOn),
  },
  show: lineDetails,
  history: lineHistory,
})
