import type { OwnerName } from '#contracts/owners'
import { membersOf } from '#app/onboarding/companies/queries/board'
import { levelsAsOf } from '#app/onboarding/companies/queries/current_rule'
import { prepared, type Client } from '#app/platform/database/database'

/** Null for a person's wallet. */
interface Asked {
  requestedByMember: string | null
  requestedAt: Date
}

/**
 * Any of the members whose signature was mandatory at that time, except the requester; later rule changes do not count.
 * Empty for persons and where nobody is left: then the bank confirms. adr/0043
 */
export const confirmersOf = async (
  { id }: OwnerName,
  { requestedByMember: asker, requestedAt }: Asked,
  client?: Client
): Promise<string[]> => {
  if (!asker) return []
  const levels = await levelsAsOf(id, requestedAt, client)
  const present = new Set((await membersOf(id, client)).map((member) => member.id))
  return Object.entries(levels)
    .filter(([member, level]) => level === 'MANDATORY' && member !== asker && present.has(member))
    .map(([member]) => member)
}

export const phonesOf = async (
  companyId: string,
  members: readonly string[],
  client?: Client
): Promise<string[]> => {
  if (members.length === 0) return []
  const board = await membersOf(companyId, client)
  return board.filter(({ id }) => members.includes(id)).map(({ phone }) => phone)
}

const nameSql = `select coalesce(name, '') as name from owners where owner_type = ? and owner_id = ?`

export const companyNameOf = async ({ type, id }: OwnerName, client: Client): Promise<string> => {
  const [row] = await prepared<{ name: string }>('withdrawing_company', nameSql, [type, id], client)
  return row?.name ?? ''
}
