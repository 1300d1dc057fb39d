/** What staff edit of places: its table, and among whom a name may stand once. */
export const placeKinds = {
  provinces: { table: 'provinces', parent: null, hasKey: true },
  cities: { table: 'cities', parent: 'province_id', parentTable: 'provinces', hasKey: true },
  districts: { table: 'districts', parent: 'city_id', parentTable: 'cities', hasKey: false },
  guilds: { table: 'guilds', parent: 'plan', hasKey: false },
} as const satisfies Record<string, PlaceTable>
export type PlaceKind = keyof typeof placeKinds

export interface PlaceTable {
  table: string
  /** The column of what it belongs to, and the table where that has one. */
  parent: string | null
  parentTable?: string
  /** Whether it keeps a key of its name that searches ask. */
  hasKey: boolean
}
