import { useSearch } from 'wouter'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { fetchFresh, useQuery, type Query } from '#core/query.ts'

/** How often it is asked whether members have signed, and what the bank has decided. */
const followMs = 10_000

export const useHolders = () => useQuery(legalEndpoints.cardHolders, { pollMs: followMs })

/** The holder that the address names by `?userId=`; null where the company has none of that name. */
export const useNamedHolder = (): Query<CardHolder | null> => {
  const userId = new URLSearchParams(useSearch()).get('userId')
  const { data, ...holders } = useHolders()
  const holder = data && (data.items.find((one) => one.userId === userId) ?? null)
  return { ...holders, data: holder }
}

interface Sending {
  /** @returns false where what was chosen was refused, and it is said under its field */
  send: () => Promise<boolean>
  isOf: (holder: CardHolder) => boolean
  /** Whether the server has what was sent. */
  isKept: (holder: CardHolder) => boolean
}

const freshHolder = async (isWanted: (holder: CardHolder) => boolean) =>
  (await fetchFresh(legalEndpoints.cardHolders)).items.find(isWanted) ?? null

/**
 * Sends something of a holder. An answer that was lost on its way back is no failure: the server has what was sent.
 * @returns the holder as they are then; null where something was refused
 */
export const sendFor = async ({ send, isOf, isKept }: Sending): Promise<CardHolder | null> => {
  try {
    if (!(await send())) return null
  } catch (failure) {
    const kept = await freshHolder((one) => isOf(one) && isKept(one)).catch(() => null)
    if (!kept) throw failure
    return kept
  }
  return freshHolder(isOf)
}
