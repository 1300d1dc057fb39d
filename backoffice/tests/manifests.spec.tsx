import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { permissions, type Permission } from '@kasbeno/api/contracts/identity'
import { lists as descriptors } from '@kasbeno/api/lists'
import { expect, test } from 'vitest'
import document from '../../api/openapi/openapi.json'
import { signs } from '../src/components/statusLooks'
import { commands } from '../src/i18n/fa/commands'
import { enums } from '../src/i18n/fa/enums'
import { general } from '../src/i18n/fa/general'
import { permissions as sharedRights } from '../src/i18n/fa/permissions'
import {
  enumWords,
  permissionWords,
  resourceWords,
  subjectWords,
} from '../src/manifests/dictionary'
import type { Manifest } from '../src/manifests/define'
import { manifests } from '../src/manifests/manifests'

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folderOf = (path: string) => /resources\/[a-z]+\/([^/]+)\//.exec(path)?.[1]
const roomOf = (path: string) => /resources\/([a-z]+)\//.exec(path)?.[1]
const folders = new Set(Object.keys(sources).flatMap((path) => folderOf(path) ?? []))
const exported = import.meta.glob<{ default?: Manifest }>('../src/resources/*/*/index.{ts,tsx}', {
  eager: true,
})

test('each folder of resources exports the manifest of one resource, and stands in the room of its menu group', () => {
  const named = Object.entries(exported).map(([path, module]) => [folderOf(path), module.default])
  expect(named.filter(([, manifest]) => !manifest)).toEqual([])
  expect(new Set(named.map(([folder]) => folder))).toEqual(folders)
  for (const [path, { default: manifest }] of Object.entries(exported))
    expect(roomOf(path), path).toBe(manifest?.menu.group)
  expect(new Set(manifests.map(({ name }) => name)).size).toBe(folders.size)
})

test.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
  '%s has words for itself, for its subjects and for its right',
  (name, { words, openedBy, formerSubjects = [] }) => {
    expect(words.name ?? descriptors[name]).toEqual(
      words.name ? expect.anything() : expect.objectContaining({ singular: expect.any(String) })
    )
    expect(resourceWords[name]?.name).toMatch(/.+ \|\|\|\| .+/)
    for (const subject of [name, ...formerSubjects]) expect(subjectWords).toHaveProperty(subject)
    expect(Object.keys(permissionWords)).toEqual(expect.arrayContaining([...openedBy]))
    expect(openedBy).not.toEqual([])
  }
)

const operations = document.paths as Record<string, { get?: { security?: object[] } }>
test.each(
  manifests.flatMap(({ name, parts = [], openedBy }) =>
    [name, ...parts].map((list) => [list, openedBy] as const)
  )
)('%s is opened by the right that the API asks for: %s', (list, openedBy) => {
  const { permission, part } = descriptors[list] as ListDescriptor
  const wanted = [permission ?? [], part?.permission ?? []].flat()
  expect(operations[`/api/admin/${list}`]?.get?.security).toEqual(
    permission ? wanted.map((right) => ({ staff: [right] })) : [{ staff: [] }]
  )
  // where the API asks for none, each row says who may see it
  if (permission) expect(openedBy).toEqual(wanted)
})

test('every right of the API has one word, and a resource or a command that uses it', () => {
  const given = [
    ...Object.keys(sharedRights),
    ...manifests.flatMap((m) => Object.keys(m.words.permissions ?? {})),
  ]
  const opening = manifests.flatMap(({ openedBy }) => openedBy)
  // a right that opens several lists is called after none of them
  const derived = new Set(opening.filter((right) => !given.includes(right)))
  expect([...given, ...derived].sort()).toEqual([...permissions].sort())
  const using = Object.entries(sources).filter(([path]) => !/\/fa\.ts$|\/i18n\//.test(path))
  const isUsed = (right: Permission) =>
    opening.includes(right) ||
    using.some(([, source]) => new RegExp(`['"]${right}['"]`).test(source))
  expect(permissions.filter((right) => !isUsed(right))).toEqual([])
})

/** The enumerations whose values are shown with a look. */
const shown = Object.values(sources).flatMap((source) => [
  ...[...source.matchAll(/<Status(?:Chip|Col)?\s[^>]*?\bof="(\w+)"/gs)].flatMap(
    ([, of]) => of ?? []
  ),
  ...[...source.matchAll(/<Fact\s([^>]*?)\/?>/gs)]
    .filter(([, given = '']) => !given.includes('isWord'))
    .flatMap(([, given = '']) => /\bof="(\w+)"/.exec(given)?.[1] ?? []),
])
const words: Record<string, Record<string, string>> = { ...enums, ...enumWords }

test('every status that is shown has a look and a word for each of its values', () => {
  expect(new Set(shown).size).toBeGreaterThan(15)
  for (const of of new Set(shown)) {
    expect([of, Object.keys(signs[of] ?? {}).sort()]).toEqual([
      of,
      Object.keys(words[of] ?? {}).sort(),
    ])
  }
})

test('every look belongs to an enumeration that has words for exactly its values', () => {
  for (const [of, looks] of Object.entries(signs)) {
    expect([of, Object.keys(looks).sort()]).toEqual([of, Object.keys(words[of] ?? {}).sort()])
  }
})

test('no page is part of what the product loads first', () => {
  const isLazy = (page: unknown) =>
    page === undefined || Object(page).$$typeof === Symbol.for('react.lazy')
  for (const { name, list, show, create, edit, nested = [], pages = [] } of manifests) {
    const all = [list, show, create, edit, ...[...nested, ...pages].map(({ Page }) => Page)]
    expect([name, all.filter((page) => !isLazy(page))]).toEqual([name, []])
  }
})

test('no two resources say different words under one name, nor take a name of the shared ones', () => {
  const keys = (of: (each: (typeof manifests)[number]['words']) => object | undefined) =>
    manifests.flatMap(({ words: each }) => Object.keys(of(each) ?? {}))
  const twice = (names: string[]) => names.filter((name, i) => names.indexOf(name) !== i)
  expect(twice([...Object.keys(general), ...keys(({ texts }) => texts)])).toEqual([])
  expect(twice([...Object.keys(commands), ...keys((each) => each.commands)])).toEqual([])
  expect(twice([...Object.keys(enums), ...keys((each) => each.enums)])).toEqual([])
  expect(twice([...Object.keys(enums.subject), ...keys(({ subjects }) => subjects)])).toEqual([])
})
