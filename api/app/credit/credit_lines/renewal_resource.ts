import { creditReminderDays } from '#contracts/registration'
import { plans, renewsCredit } from '#contracts/plans'
import { words } from '#contracts/words'
import { businessToday } from '#app/platform/resource/business_today'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'

/** Credit that ends within a week or has ended, and how far its renewal is; a plan without one is not there. */
export default defineResource('renewals', {
  title: titles.renewals,
  permission: 'credit-lines.list',
  query: () =>
    reading('credit_lines as line')
      .join('ledger.accounts as account', 'account.id', 'line.account_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id')
      .whereIn('line.plan', plans.filter(renewsCredit))
      .whereRaw(`line.expires_on <= ${businessToday} + ${creditReminderDays}`),
  fields: {
    id: 'line.id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'line.plan',
    limit: 'account.credit_limit',
    expiresOn: 'line.expires_on',
    hasRenewalCredit: 'line.has_renewal_credit',
    hasSignedContract: `line.has_renewal_credit and contract_is_signed(line.owner_type, line.owner_id,
      line.plan, line.credit_year, true)`,
    hasPaidFee: `exists (
      select from platform_fees fee
       where fee.owner_type = line.owner_type and fee.owner_id = line.owner_id
         and fee.plan = line.plan and fee.credit_year = line.credit_year + 1
         and fee.status <> 'REFUNDED')`,
  },
  types: fieldTypes<{ limit: number; hasSignedContract: boolean; hasPaidFee: boolean }>(),
  search: [`coalesce(owner.search_key, '')`, 'owner.phone'],
  filters: {
    plan: anyOf(plans),
    hasRenewalCredit: flag(),
    expiresOn: between('days'),
  },
  sorts: ['expiresOn', 'limit', 'plan'],
  defaultSort: ['expiresOn', 'ASC'],
  columns: {
    ownerName: column.text(headers.customer),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    limit: column.rials(headers.limit),
    expiresOn: column.jalaliDay(headers.expiresOn),
    hasRenewalCredit: column.yesNo(headers.hasRenewalCredit),
    hasSignedContract: column.yesNo(headers.hasSignedContract),
    hasPaidFee: column.yesNo(headers.hasPaidFee),
  },
})
