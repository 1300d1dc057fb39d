import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { lists } from '@kasbeno/api/lists'
import { enums } from '../i18n/fa/enums'
import { permissions, seeing } from '../i18n/fa/permissions'
import { manifests } from './manifests'
import type { Named } from './words'

const gathered = <Value>(of: (words: (typeof manifests)[number]['words']) => object | undefined) =>
  Object.assign({}, ...manifests.map(({ words }) => of(words))) as Record<string, Value>

const descriptors: Record<string, ListDescriptor | undefined> = lists

/** Name, id and nested name share a word: `branchName`, `branchId`, `requestedBy.name`. */
const aliasesOf = (field: string): string[] => {
  const of = /^(.+)Name$/.exec(field)?.[1]
  return of ? [`${of}Id`, `${of}.name`] : []
}

/** From the API's description. */
const describedWords = (list: string): Named => {
  const { title, singular = title, fields = {} } = descriptors[list] ?? {}
  const named = Object.entries(fields).flatMap(([field, { name }]) =>
    name ? [{ field, name }] : []
  )
  return {
    name: `${singular} |||| ${title}`,
    fields: Object.fromEntries([
      ...named.flatMap(({ field, name }) => aliasesOf(field).map((alias) => [alias, name])),
      ...named.map(({ field, name }) => [field, name]),
    ]),
  }
}

/** As exported, unless overridden. */
export const resourceWords: Record<string, Named> = Object.fromEntries(
  manifests
    .flatMap(({ name, words }) => [[name, words] as const, ...Object.entries(words.parts ?? {})])
    .map(([list, { name, fields }]) => {
      const described = describedWords(list)
      return [list, { name: name ?? described.name, fields: { ...described.fields, ...fields } }]
    })
)

/** What the audit trail calls what a line is about. */
export const subjectWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    manifests.flatMap(({ name }) => {
      const singular = descriptors[name]?.singular
      return singular ? [[name, singular]] : []
    })
  ),
  ...enums.subject,
  ...gathered<string>(({ subjects }) => subjects),
}
export const enumWords = gathered<Record<string, string>>(({ enums }) => enums)
export const commandTexts = gathered<object>(({ commands }) => commands)
export const pageTexts = gathered<object>(({ texts }) => texts)

/** Default: the list's name. */
export const permissionWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    manifests.flatMap(({ name }) => {
      const { permission, title } = lists[name]
      return permission ? [[permission, seeing(title)]] : []
    })
  ),
  ...permissions,
  ...gathered<string>((words) => words.permissions),
}
