import { words } from '#contracts/words'
import { plans, type Plan } from '#contracts/plans'
import { active, code, jalaliDay, jalaliMoment, label, text } from '#app/platform/resource/columns'
import { anyOf, between, equals, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { customerHistory } from './customer_history.js'
import { headers, title } from './i18n/export.js'

/** Customers. The wallet is shown; what they owe stands with their credit lines. */
export default defineResource('users', {
  title,
  permission: 'users.list',
  query: () =>
    reading('users as customer').joinRaw(
      `join owners owner on owner.user_id = customer.id
       left join ledger.accounts wallet on wallet.kind = 'wallet'
        and wallet.owner_type = owner.owner_type and wallet.owner_id = owner.owner_id
        and wallet.plan = ''`
    ),
  fields: {
    id: 'customer.id',
    phone: 'customer.phone',
    nationalCode: 'customer.national_code',
    firstname: 'customer.firstname',
    lastname: 'customer.lastname',
    dateOfBirth: 'customer.date_of_birth',
    plan: 'customer.plan',
    isTest: 'customer.is_test',
    active: 'customer.active',
    cash: 'coalesce(wallet.balance, 0)',
    createdAt: 'customer.created_at',
  },
  types: fieldTypes<{
    /** Empty until one is chosen. */
    plan: Plan | ''
    cash: number
  }>(),
  search: ['customer.search_key'],
  filters: {
    phone: equals('text'),
    nationalCode: equals('text'),
    plan: anyOf(plans),
    active: flag(),
    isTest: flag(),
    createdAt: between('moments'),
  },
  sorts: ['lastname', 'phone', 'nationalCode', 'dateOfBirth', 'plan', 'active', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    firstname: text(common.firstname),
    lastname: text(common.lastname),
    phone: code(common.phone),
    nationalCode: code(common.nationalCode),
    dateOfBirth: jalaliDay(common.dateOfBirth),
    plan: label(common.plan, words.plan),
    active: active(common.status),
    createdAt: jalaliMoment(headers.createdAt),
  },
  history: customerHistory,
})
