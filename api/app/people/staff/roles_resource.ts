import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Who may do what, as data. */
export default defineResource('roles', {
  title: 'نقش‌ها',
  singular: 'نقش',
  permission: 'staff.list',
  query: () => reading('roles as role'),
  idKind: 'text',
  fields: {
    id: field.id('role.key', { search: true }),
    key: field.openLabel('role.key', words.role),
    permissions: field.text('role.permissions'),
  },
  defaultSort: ['id', 'ASC'],
})
