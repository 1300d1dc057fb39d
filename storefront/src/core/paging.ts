import { hasNextPage } from '@kasbeno/api/contracts/limits'

export interface Page<T> {
  items: T[]
  meta: { currentPage: number; pageSize: number; total: number }
}

/** From 0; null after the last. person §9 */
export const nextPageOf = (pages: readonly Page<unknown>[]): number | null => {
  const last = pages.at(-1)
  if (!last) return 0
  return hasNextPage(last.meta) ? pages.length : null
}
