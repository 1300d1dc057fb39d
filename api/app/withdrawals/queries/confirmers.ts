import type { OwnerName } from '#contracts/owners'
import { membersOf } from '#app/companies/queries/board'
import { newestRule } from '#app/companies/queries/current_rule'
import { prepared, type Client } from '#app/shared/database'

/**
 * The members of a company of whom any confirms what one of them asks for: whose signature is mandatory today, but for
 * the asker. Nobody for a person's wallet, and nobody where the rule knows no such member: then the bank does. adr/0043
 */
export const confirmersOf = async (
  { id }: OwnerName,
  asker: string | null,
  client?: Client
): Promise<string[]> => {
  if (!asker) return []
  const rule = await newestRule(id, client)
  return Object.entries(rule?.levels ?? {})
    .filter(([member, level]) => level === 'MANDATORY' && member !== asker)
    .map(([member]) => member)
}

/** The phones of those members. */
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
