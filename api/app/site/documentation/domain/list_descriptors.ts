import type { FieldDescriptor, FilterDescriptor, ListDescriptor } from '#contracts/descriptors'
import { words } from '#contracts/words'
import type { FilterKind } from '#app/platform/resource/filters'
import type { Resource } from '#app/platform/resource/resource'

const enumOf = (labels: object | undefined): string | undefined =>
  Object.entries(words).find(([, group]) => group === labels)?.[0]

/** Values that are called by the words of exactly one enumeration. */
const enumWith = (values: readonly string[]): string | undefined => {
  const isSame = ([, group]: [string, object]) => {
    const known = Object.keys(group)
    return known.length === values.length && values.every((value) => known.includes(value))
  }
  const found = Object.entries(words).filter(isSame)
  return found.length === 1 ? found[0]![0] : undefined
}

const fieldOf = (resource: Resource, field: string): FieldDescriptor => {
  const column = resource.shown[field]
  const labels = column?.labels
  const of = labels && (enumOf(labels) ?? enumWith(Object.keys(labels)))
  return {
    kind: column?.kind ?? 'any',
    ...(column && { name: column.name }),
    ...(column && !resource.columns[field] && { isScreenOnly: true }),
    ...(of && { of }),
    ...((resource.sorts.includes(field) || field === 'id') && { isSortable: true }),
    ...(resource.totals.includes(field) && { hasTotal: true }),
    ...(resource.bankOnly.includes(field) && { isBankOnly: true }),
  }
}

const filterOf = (resource: Resource, name: string, takes: FilterKind): FilterDescriptor => {
  if (takes.kind !== 'enum') return takes
  const { values, labels = resource.shown[name]?.labels } = takes
  const of = enumOf(labels) ?? enumWith(values)
  return { kind: 'enum', values, ...(of && { of }) }
}

const descriptorOf = (resource: Resource): ListDescriptor => {
  const [field, order] = resource.defaultSort
  return {
    title: resource.title,
    ...(resource.singular !== null && { singular: resource.singular }),
    permission: resource.permission,
    ...(resource.part && { part: resource.part }),
    isForDistributors: resource.confine !== null,
    hasSearch: resource.search.length > 0,
    defaultSort: { field, order },
    fields: Object.fromEntries(
      Object.keys(resource.fields).map((name) => [name, fieldOf(resource, name)])
    ),
    filters: Object.fromEntries(
      Object.entries(resource.filters).map(([name, { takes }]) => [
        name,
        filterOf(resource, name, takes),
      ])
    ),
  }
}

/** The text of a module that tells the front ends, with literal types, what lists there are. */
export const listDescriptorsOf = (resources: Resource[]): string => {
  const named = resources
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((resource) => [resource.name, descriptorOf(resource)])
  return `import type { ListDescriptor } from '../contracts/descriptors.ts'

/** The lists of the back-office; generated from their descriptions. */
export const lists = ${JSON.stringify(Object.fromEntries(named), null, 2)} as const satisfies Record<string, ListDescriptor>
`
}
