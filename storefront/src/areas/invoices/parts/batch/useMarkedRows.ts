import { useEffect } from 'react'
import type { PagedItems } from '#core/usePages.ts'

/**
 * The rows of what is marked. Marks that outlived a reload may stand on later pages: these are read before anything is
 * called gone.
 */
export const useMarkedRows = <T extends { id: string }>(
  { items, hasMore, isLoading, error, more }: PagedItems<T>,
  marked: readonly string[],
  isChoice: (row: T) => boolean
) => {
  const rows = items.filter((row) => marked.includes(row.id) && isChoice(row))
  const unread = marked.filter((id) => !rows.some((row) => row.id === id))
  const seeks = unread.length > 0 && hasMore && !isLoading && !error
  useEffect(() => {
    if (seeks) more()
  })
  return { rows, gone: hasMore || isLoading || error ? [] : unread }
}
