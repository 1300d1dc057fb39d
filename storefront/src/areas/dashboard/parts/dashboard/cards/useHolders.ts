import { useSearch } from 'wouter'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { fetchFresh, useQuery, type Query } from '#core/query.ts'

/** Signatures and bank decisions. */
const followMs = 10_000

export const useHolders = () => useQuery(legalEndpoints.cardHolders, { pollMs: followMs })

/** `?userId=`; null when unknown. */
export const useNamedHolder = (): Query<CardHolder | null> => {
  const userId = new URLSearchParams(useSearch()).get('userId')
  const { data, ...holders } = useHolders()
  const holder = data && (data.items.find((one) => one.userId === userId) ?? null)
  return { ...holders, data: holder }
}

interface Sending {
  /** @returns false after a field error */
  send: () => Promise<boolean>
  isOf: (holder: CardHolder) => boolean
  /** Stored by the server. */
  isKept: (holder: CardHolder) => boolean
}

const freshHolder = async (isWanted: (holder: CardHolder) => boolean) =>
  (await fetchFresh(legalEndpoints.cardHolders)).items.find(isWanted) ?? null

/**
 * A lost answer counts when the server has it.
 * @returns the current holder, or null when refused
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
