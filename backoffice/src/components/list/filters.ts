export interface Between<Value> {
  from?: Value
  to?: Value
}

export type FilterWay = {
  /** Default: the field's name. */
  label?: string
} & (
  | { kind: 'enum'; of: string; values: readonly string[] }
  | { kind: 'flag'; of: string }
  /** Searchable; `texts` is a dictionary prefix. */
  | { kind: 'choice'; texts: string; values: readonly string[] }
  /** Exact match; any script. */
  | { kind: 'code' }
  | { kind: 'days' }
  | { kind: 'amount' }
  | { kind: 'text' }
  | { kind: 'reference'; reference: string; nameField: string }
)

export type FilterDefinition = { source: string } & FilterWay

export interface View {
  /** A dictionary key, or a user's own words. */
  name: string
  filter: Record<string, unknown>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** The columns that are not shown at first, where the view has its own. */
  hidden?: readonly string[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The view that the list is filtered by, whatever else it is narrowed by. */
export const viewOf = (views: readonly View[], filterValues: Record<string, unknown>) =>
  views.find(
    ({ filter, hidden }) =>
      hidden && Object.entries(filter).every(([name, value]) => isSame(filterValues[name], value))
  )

export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => part === undefined || part === ''))

/** One choice travels bare, several as a list. */
export const asChoices = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : isEmptyFilter(value) ? [] : [String(value)]

export const fromChoices = (choices: string[]): string | string[] | undefined =>
  choices.length > 1 ? choices : choices[0]

export const asBetween = <Value extends string | number>(value: unknown): Between<Value> =>
  typeof value === 'object' && value !== null ? (value as Between<Value>) : {}
