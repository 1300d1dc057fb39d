import type { CollateralType } from '#contracts/credit'
import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'

/** The amounts on offer. */
export default defineResource('packages', {
  ...names.packages,
  permission: 'packages.list',
  query: () => reading('credit_packages as package'),
  idKind: 'text',
  fields: {
    id: 'package.slug',
    slug: 'package.slug',
    plan: 'package.plan',
    amount: 'package.amount',
    active: 'package.active',
    collateralCreditTypes: 'package.collaterals',
  },
  types: fieldTypes<{
    collateralCreditTypes: CollateralType[]
  }>(),
  filters: { plan: anyOf(plans), active: flag(), amount: between('amounts') },
  sorts: ['amount', 'slug', 'plan'],
  defaultSort: ['amount', 'ASC'],
  columns: {
    slug: column.code(headers.slug),
    plan: column.label(headers.plan, words.plan),
    amount: column.rials(headers.amount),
    active: column.active(headers.status),
  },
  history: {
    subjects: [
      { type: 'packages', ids: `select id, null::text from credit_packages where slug = ?` },
    ],
  },
})
