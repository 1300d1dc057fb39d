import { words } from '#contracts/words'
import { type Plan } from '#contracts/plans'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { customerHistory } from './customer_history.js'

/** Customers. The wallet is shown; what they owe stands with their credit lines. */
export default defineResource('users', {
  title: 'مشتریان',
  singular: 'مشتری',
  permission: 'users.list',
  query: () =>
    reading('users as customer').joinRaw(
      `join owners owner on owner.user_id = customer.id
       left join ledger_accounts wallet on wallet.kind = 'wallet'
        and wallet.owner_type = owner.owner_type and wallet.owner_id = owner.owner_id
        and wallet.plan = ''`
    ),
  fields: {
    id: 'customer.id',
    firstname: field.text('customer.firstname'),
    lastname: field.text('customer.lastname', { sort: true }),
    phone: field.code('customer.phone', { filter: true, sort: true }),
    nationalCode: field.code('customer.national_code', { filter: true, sort: true }),
    dateOfBirth: field.day('customer.date_of_birth', { sort: true }),
    plan: field.label<Plan | ''>('customer.plan', words.plan, { filter: true, sort: true }),
    isTest: field.yesNo('customer.is_test', { export: false, filter: true }),
    active: field.active('customer.active', { filter: true, sort: true }),
    cash: field.rials<number>('coalesce(wallet.balance, 0)', {
      label: 'walletCash',
      export: false,
    }),
    createdAt: field.moment('customer.created_at', {
      label: 'registeredAt',
      filter: true,
      sort: true,
    }),
  },
  search: ['customer.search_key'],
  defaultSort: ['createdAt', 'DESC'],
  history: customerHistory,
})
