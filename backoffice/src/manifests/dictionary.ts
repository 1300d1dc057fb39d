import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { lists } from '@kasbeno/api/lists'
import { enums } from '../i18n/fa/enums'
import { manifests } from './manifests'
import type { Named } from './words'

const gathered = <Value>(of: (words: (typeof manifests)[number]['words']) => object | undefined) =>
  Object.assign({}, ...manifests.map(({ words }) => of(words))) as Record<string, Value>

/** What the fields of a list are called in its export. */
const exportedNames = (list: string): Record<string, string> => {
  const { fields = {} } = (lists as Record<string, ListDescriptor | undefined>)[list] ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { name }]) => (name ? [[field, name]] : []))
  )
}

/** Names and fields, by resource; a field is called as in the export, unless the screen needs another word. */
export const resourceWords: Record<string, Named> = Object.fromEntries(
  manifests
    .flatMap(({ name, words }) => [[name, words] as const, ...Object.entries(words.parts ?? {})])
    .map(([list, { name, fields }]) => [
      list,
      { name, fields: { ...exportedNames(list), ...fields } },
    ])
)

/** What the audit trail calls what a line is about. */
export const subjectWords: Readonly<Record<string, string>> = {
  ...enums.subject,
  ...gathered<string>(({ subjects }) => subjects),
}
export const enumWords = gathered<Record<string, string>>(({ enums }) => enums)
export const commandTexts = gathered<object>(({ commands }) => commands)
export const pageTexts = gathered<object>(({ texts }) => texts)
export const permissionWords: Partial<Record<Permission, string>> = gathered<string>(
  ({ permissions }) => permissions
)
