import { blacklistKinds, type BlacklistKind } from '#contracts/blacklists'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client, type Trx } from '#app/platform/database/database'
import { valueIndexes } from '../sealed_values.js'

/** What somebody is known by; what is not known is left out. */
export type Known = Partial<Record<BlacklistKind, string | null>>

/** SQL: the entry is in force. Binding: today. */
const inForce = `removed_at is null and (until is null or until >= ?)`

const sql = `
  select entry.id, entry.kind, entry.value_index as "valueIndex"
    from unnest(?::text[], ?::text[]) asked (kind, value_index)
    join blacklist_entries entry on entry.kind = asked.kind and entry.value_index = asked.value_index
     and ${inForce}`

interface Listed {
  id: string
  kind: BlacklistKind
  valueIndex: string
}

/** The entry in force for each of the values, by kind and value; those without one are not there. */
export const listedValues = async (
  kind: BlacklistKind,
  values: readonly string[],
  trx: Trx
): Promise<Map<string, string>> => {
  const byIndex = new Map(
    values.flatMap((value) => valueIndexes(kind, value).map((index) => [index, value] as const))
  )
  const indexes = [...byIndex.keys()]
  const kinds = indexes.map(() => kind)
  const rows = await prepared<Listed>('listed_values', sql, [kinds, indexes, clock.today()], trx)
  return new Map(rows.map(({ id, valueIndex }) => [byIndex.get(valueIndex)!, id]))
}

/** What somebody is known by, as entries are found by it. */
export const indexesOf = (known: Known): { kinds: BlacklistKind[]; indexes: string[] } => {
  const asked = blacklistKinds.flatMap((kind) =>
    known[kind] ? valueIndexes(kind, known[kind]).map((index) => [kind, index] as const) : []
  )
  return { kinds: asked.map(([kind]) => kind), indexes: asked.map(([, index]) => index) }
}

/** The first entry in force for any of what somebody is known by; null when there is none. */
export const listedEntry = async (known: Known, client?: Client): Promise<string | null> => {
  const { kinds, indexes } = indexesOf(known)
  if (kinds.length === 0) return null
  const asking = [kinds, indexes, clock.today()]
  const [row] = await prepared<Listed>('listed_values', sql, asking, client)
  return row?.id ?? null
}

/** SQL: what a person or a company is known by, as JSON; of a company, itself and its CEO. */
export const knownOfOwner = (ownerType: string, ownerId: string): string => `(
  select jsonb_build_object('PHONE', owner.phone, 'NATIONAL_CODE', owner.national_code, 'COMPANY_ID', owner.company_id)
    from blacklists_owners owner
   where owner.owner_id = ${ownerId} and owner.owner_type = ${ownerType})`
