import type { Permission } from './identity.ts'

/** What a field of a list holds. */
export type FieldKind =
  'text' | 'code' | 'rials' | 'number' | 'day' | 'moment' | 'label' | 'flag' | 'any'

export interface FieldDescriptor {
  kind: FieldKind
  /** What it is called, in the export too; absent where nobody is shown it as it is. */
  name?: string
  /** No export shows it. */
  isScreenOnly?: true
  /** The enumeration of `words` that a label belongs to. */
  of?: string
  isSortable?: true
  /** Its sum over the filtered rows can be asked for. */
  hasTotal?: true
  /** Users of a distributor do not see it. */
  isBankOnly?: true
}

export type FilterDescriptor =
  | { kind: 'enum'; values: readonly string[]; of?: string }
  /** One record of another list, by its id. */
  | { kind: 'id' }
  /** A number or a name that is looked for whole. */
  | { kind: 'code' }
  /** A part of a text. */
  | { kind: 'text' }
  | { kind: 'flag' }
  /** Whether there is none. */
  | { kind: 'empty' }
  /** From and to, both included: Tehran days, dates, rials. */
  | { kind: 'moments' | 'days' | 'amounts' }

/** A list of the back-office as a front end needs to know it, read off its description in the API. */
export interface ListDescriptor {
  /** Many of them, as their export is called. */
  title: string
  /** One of them, where it has to be said. */
  singular?: string
  /** The right that opens it; null where every member of the bank's staff sees what they may. */
  permission: Permission | null
  /** A right that opens some rows of it, and how these are filtered. */
  part?: { permission: Permission; filter: Readonly<Record<string, string>> }
  /** Users of a distributor see their own rows of it. */
  isForDistributors: boolean
  hasSearch: boolean
  defaultSort: { field: string; order: 'ASC' | 'DESC' }
  fields: Readonly<Record<string, FieldDescriptor>>
  filters: Readonly<Record<string, FilterDescriptor>>
}
