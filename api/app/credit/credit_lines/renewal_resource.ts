import { creditReminderDays } from '#contracts/registration'
import { plans, renewsCredit } from '#contracts/plans'
import { words } from '#contracts/words'
import { businessToday } from '#app/platform/resource/business_today'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Ends within a week or ended; only plans with renewal. */
export default defineResource('renewals', {
  title: 'تمدیدهای اعتبار',
  singular: 'تمدید',
  permission: 'credit-lines.list',
  query: () =>
    reading('credit_lines as line')
      .join('ledger_accounts as account', 'account.id', 'line.account_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id')
      .whereIn('line.plan', plans.filter(renewsCredit))
      .whereRaw(`line.expires_on <= ${businessToday} + ${creditReminderDays}`),
  fields: {
    id: 'line.id',
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone', { search: true }),
    plan: field.label('line.plan', words.plan, { filter: true, sort: true }),
    limit: field.rials<number>('account.credit_limit', { sort: true }),
    expiresOn: field.day('line.expires_on', { filter: true, sort: true }),
    hasRenewalCredit: field.yesNo('line.has_renewal_credit', {
      label: 'hasAgreedToRenewal',
      filter: true,
    }),
    hasSignedContract: field.yesNo<boolean>(
      `line.has_renewal_credit and contract_is_signed(line.owner_type, line.owner_id,
      line.plan, line.credit_year, true)`,
      { label: 'hasSignedRenewal' }
    ),
    hasPaidFee: field.yesNo<boolean>(`exists (
      select from platform_fees fee
       where fee.owner_type = line.owner_type and fee.owner_id = line.owner_id
         and fee.plan = line.plan and fee.credit_year = line.credit_year + 1
         and fee.status <> 'REFUNDED')`),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['expiresOn', 'ASC'],
})
