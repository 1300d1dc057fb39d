import type { Permission } from '@kasbeno/api/contracts/identity'
import { enums } from '../i18n/fa/enums'
import { manifests } from './manifests'
import type { Named } from './words'

const gathered = <Value>(of: (words: (typeof manifests)[number]['words']) => object | undefined) =>
  Object.assign({}, ...manifests.map(({ words }) => of(words))) as Record<string, Value>

/** Names and fields, by resource. */
export const resourceWords: Record<string, Named> = Object.fromEntries(
  manifests.flatMap(({ name, words }) => [
    [name, { name: words.name, fields: words.fields ?? {} }],
    ...Object.entries(words.parts ?? {}),
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
