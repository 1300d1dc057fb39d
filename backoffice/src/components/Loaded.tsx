import type { ReactNode } from 'react'
import { Loading } from 'react-admin'
import { LoadError } from './LoadError'

interface LoadedProps<T> {
  query: { data?: T; error: unknown; refetch: () => unknown }
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** Errors offer a retry. */
export const Loaded = <T,>({ query, waiting = <Loading />, children }: LoadedProps<T>) => {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  return error ? <LoadError error={error} retry={() => refetch()} /> : waiting
}
