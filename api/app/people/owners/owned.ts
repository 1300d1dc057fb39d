import type { OwnerType } from '#contracts/owners'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import type { Part } from '#app/platform/resource/resource'

/**
 * What a list says of whom its rows belong to. Its read has `owner_type` in `table`, and joins the view `owners` as
 * `owner`.
 */
export const ownerFields = (table: string, options: { export?: false; bankOnly?: true } = {}) => ({
  ownerType: field.label<OwnerType>(`${table}.owner_type`, words.ownerType, {
    filter: true,
    ...options,
  }),
  userId: field.id<string | null>('owner.user_id', { ...options, filter: true }),
  companyId: field.code<string | null>('owner.company_id', {
    ...options,
    filter: equals(),
    export: false,
  }),
})

/** For who may read what companies have, and not what persons have. company §7 "Legal admin" */
export const ofCompanies: Part = {
  permission: 'company-money.list',
  filter: { ownerType: 'COMPANY' },
}
