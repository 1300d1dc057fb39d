import { words } from '#contracts/words'
import { openLabel, text } from '#app/platform/resource/columns'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/fa.js'

/** Who may do what, as data. */
export default defineResource('roles', {
  title: titles.roles,
  permission: 'staff.list',
  query: () => reading('roles as role'),
  idKind: 'text',
  fields: { id: 'role.key', key: 'role.key', permissions: 'role.permissions' },
  search: ['role.key'],
  defaultSort: ['id', 'ASC'],
  columns: { key: openLabel(headers.role, words.role), permissions: text(headers.permissions) },
})
