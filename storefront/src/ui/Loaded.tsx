import type { ReactNode } from 'react'
import type { Query } from '#core/query.ts'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonLines } from './Skeleton.tsx'

interface LoadedProps<T> {
  from: Query<T>
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What was loaded, its skeleton before, an error with a retry when there is nothing to show. */
export const Loaded = <T,>({ from, skeleton, children }: LoadedProps<T>) => {
  if (from.data !== undefined) return children(from.data)
  if (from.error && !from.isLoading) return <ErrorState onRetry={from.reload} />
  return skeleton ?? <SkeletonLines count={3} shape="card" />
}
