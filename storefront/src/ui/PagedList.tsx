import { useEffect, useRef, type ReactNode } from 'react'
import type { PagedItems } from '#core/usePages.ts'
import { errors } from '#core/words/errors.ts'
import { ui as text } from '#core/words/ui.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonLines } from './Skeleton.tsx'
import styles from './PagedList.module.css'

interface PagedListProps<T> {
  pages: PagedItems<T>
  empty: ReactNode
  keyOf: (item: T) => string | number
  children: (item: T) => ReactNode
}

/** Observer, or a button. */
export const PagedList = <T,>({ pages, empty, keyOf, children }: PagedListProps<T>) => {
  const end = useRef<HTMLDivElement>(null)
  const { hasMore, isLoading, error, more } = pages
  useEffect(() => {
    if (!hasMore || isLoading || error || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '300px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  if (pages.items.length === 0) {
    if (isLoading) return <SkeletonLines count={3} shape="card" />
    return error ? <ErrorState onRetry={more} /> : empty
  }
  return (
    <div>
      <ul className={styles.list}>
        {pages.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {hasMore && (
          <Button look="second" isRunning={isLoading} onClick={more}>
            {error ? errors.retry : text.more}
          </Button>
        )}
      </div>
    </div>
  )
}
