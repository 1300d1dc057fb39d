import type { ReactNode } from 'react'
import { Loading } from 'react-admin'
import { LoadError } from './LoadError'

interface LoadedProps<T> {
  query: { data?: T; error: unknown; refetch: () => unknown }
  /** In its place until it is here. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** What a query answers, drawn once it is here; a load that failed says so, and offers to try again. */
export const Loaded = <T,>({ query, waiting = <Loading />, children }: LoadedProps<T>) => {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  return error ? <LoadError error={error} retry={() => refetch()} /> : waiting
}
