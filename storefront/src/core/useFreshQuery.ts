import { useEffect, useState } from 'react'
import type { AddressFor, AnswerTo, PathOf } from './api/contract.ts'
import { fetchFresh, useQuery, type Query } from './query.ts'

/** Reads a path of the API as it is now: what was known before the page was opened is not shown. */
export const useFreshQuery = <P extends PathOf<'get'>>(
  path: AddressFor<'get', P>
): Query<AnswerTo<'get', P>> => {
  const [isFresh, setFresh] = useState(false)
  const query = useQuery<P>(path)
  useEffect(() => {
    const show = () => setFresh(true)
    // Errors are in the query.
    fetchFresh<P>(path).then(show, show)
  }, [path])
  return isFresh ? query : { isLoading: true, reload: query.reload }
}
