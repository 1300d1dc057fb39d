import type { CollateralType } from '#contracts/credit'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

export default defineResource('packages', {
  title: 'بسته‌های اعتباری',
  singular: 'بسته اعتباری',
  permission: 'packages.list',
  query: () => reading('credit_packages as package'),
  idKind: 'text',
  fields: {
    id: 'package.slug',
    slug: field.code('package.slug', { sort: true }),
    plan: field.label('package.plan', words.plan, { filter: true, sort: true }),
    amount: field.rials('package.amount', { filter: true, sort: true }),
    active: field.active('package.active', { filter: true }),
    collateralCreditTypes: field.raw<CollateralType[]>('package.collaterals'),
  },
  defaultSort: ['amount', 'ASC'],
  history: {
    subjects: [
      { type: 'packages', ids: `select id, null::text from credit_packages where slug = ?` },
    ],
  },
})
