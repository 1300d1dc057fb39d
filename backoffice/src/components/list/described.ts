import type { FilterDescriptor, ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { lists } from '@kasbeno/api/lists'
import type { FilterDefinition, FilterWay, View } from './filters'

export type ListName = keyof typeof lists
export type FieldOf<Name extends ListName> = keyof (typeof lists)[Name]['fields'] & string
export type FilterOf<Name extends ListName> = keyof (typeof lists)[Name]['filters'] & string

export const descriptorOf = (name: ListName): ListDescriptor => lists[name]

/** Each has an exported name. */
export const exportedFields = <Name extends ListName>(name: Name): FieldOf<Name>[] => {
  const { fields } = descriptorOf(name)
  return Object.keys(fields).filter(
    (field) => fields[field]!.name !== undefined && !fields[field]!.isScreenOnly
  ) as FieldOf<Name>[]
}

export interface Viewer {
  isBank: boolean
  /** Kept to one branch of their distributor. */
  isOfBranch: boolean
  permissions: readonly string[]
}

/** Without the right to all. */
export const partFor = ({ permission, part }: ListDescriptor, { permissions }: Viewer) =>
  part && permission && !permissions.includes(permission) ? part.filter : undefined

/** The views that ship, without those by what only the bank sees. */
export const viewsFor = ({ fields }: ListDescriptor, { isBank }: Viewer, views?: View[]) =>
  views?.filter(
    ({ filter }) => isBank || Object.keys(filter).every((of) => !fields[of]?.isBankOnly)
  )

interface Reference {
  list: ListName
  nameField: string
  /** Distributors have only one. */
  isForBank?: true
}

/** By id filter, for lookup by name. */
const references: Readonly<Record<string, Reference>> = {
  distributorId: { list: 'distributors', nameField: 'name', isForBank: true },
  companyId: { list: 'companies', nameField: 'companyName', isForBank: true },
  branchId: { list: 'branches', nameField: 'name' },
  payoutId: { list: 'payouts', nameField: 'paymentId' },
  partnerClientId: { list: 'partner-clients', nameField: 'name' },
}

/** Default words of a flag. */
export const plainFlag = 'yesNo'

const referenceTo = (source: string, { isBank, permissions }: Viewer): FilterDefinition[] => {
  const reference = references[source]
  if (!reference || (reference.isForBank && !isBank)) return []
  const { permission } = descriptorOf(reference.list)
  if (permission && !permissions.includes(permission)) return []
  return [{ source, kind: 'reference', reference: reference.list, nameField: reference.nameField }]
}

const filterFor = (
  source: string,
  filter: FilterDescriptor,
  flagWords: string,
  viewer: Viewer
): FilterDefinition[] => {
  switch (filter.kind) {
    case 'enum':
      return filter.of ? [{ source, kind: 'enum', of: filter.of, values: filter.values }] : []
    case 'id':
      return referenceTo(source, viewer)
    case 'flag':
      return [{ source, kind: 'flag', of: flagWords }]
    case 'empty':
      return [{ source, kind: 'flag', of: 'absent' }]
    case 'moments':
    case 'days':
      return [{ source, kind: 'days' }]
    case 'amounts':
      return [{ source, kind: 'amount' }]
    case 'code':
    case 'text':
      return [{ source, kind: filter.kind }]
  }
}

/** Another way to offer a filter; false offers it to nobody. */
export type FilterOverrides<Key extends string = string> = Partial<Record<Key, FilterWay | false>>

/** In the description's order; ids without a lookup list are for links only. */
export const filtersFor = (
  { fields, filters }: ListDescriptor,
  viewer: Viewer,
  overrides: FilterOverrides = {}
): FilterDefinition[] =>
  Object.entries(filters).flatMap(([source, filter]) => {
    if (fields[source]?.isBankOnly && !viewer.isBank) return []
    const override = overrides[source]
    if (override === false) return []
    if (override) return [{ ...override, source }]
    return filterFor(source, filter, fields[source]?.of ?? plainFlag, viewer)
  })
