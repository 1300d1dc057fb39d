import { searchRules, type SearchAnswer } from '@kasbeno/api/contracts/search'
import { searchKey } from '@kasbeno/api/contracts/digits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getJson } from '../../providers/http'

const restMs = 200

/** What stands when nobody has typed for a moment. */
const useRested = (typed: string) => {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

const isLongEnough = (q: string) =>
  searchKey(q)
    .split(' ')
    .some((word) => word.length >= searchRules.lettersMin)

/** Never shows a stale answer. */
export const useSearch = (typed: string) => {
  const q = useRested(typed.trim())
  const isAsked = isLongEnough(q)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }): Promise<SearchAnswer> =>
      getJson<'/api/admin/search'>(`/api/admin/search?${new URLSearchParams({ q })}`, signal),
    enabled: isAsked,
    retry: false,
  })
  const isCurrent = isAsked && q === typed.trim()
  return {
    hits: isCurrent ? (data?.items ?? []) : [],
    isPartial: isCurrent && data?.isPartial === true,
    isEmpty: isCurrent && data?.items.length === 0,
    isShort: !isLongEnough(typed.trim()),
    isWaiting: isFetching || (!isCurrent && isLongEnough(typed.trim())),
    error: isCurrent ? error : null,
    refetch,
  }
}
