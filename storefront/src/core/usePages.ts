import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from './api/client.ts'
import type { AddressFor, AnswerTo, PathOf } from './api/contract.ts'
import { useComeBack } from './useComeBack.ts'
import { nextPageOf, type Page } from './paging.ts'

export interface PagedItems<T> {
  items: T[]
  total: number | null
  isLoading: boolean
  error?: unknown
  hasMore: boolean
  more: () => void
}

interface State<T> {
  pages: Page<T>[]
  isLoading: boolean
  error?: unknown
}

type ItemOf<P> = AnswerTo<'get', P> extends Page<infer Item> ? Item : never

const empty = { pages: [], isLoading: true }

/** `pathOf` must be stable. */
export const usePages = <P extends PathOf<'get'>>(
  pathOf: (page: number) => AddressFor<'get', P>
): PagedItems<ItemOf<P>> => {
  type T = ItemOf<P>
  const [state, setState] = useState<State<T>>(empty)
  const current = useRef(pathOf)
  const busy = useRef(false)

  const load = useCallback(async (pages: Page<T>[]) => {
    const next = nextPageOf(pages)
    if (next === null || busy.current) return
    busy.current = true
    const pathOfThis = current.current
    setState({ pages, isLoading: true })
    try {
      const page = (await api.get(pathOfThis(next))) as Page<T>
      if (pathOfThis === current.current) setState({ pages: [...pages, page], isLoading: false })
    } catch (error) {
      if (pathOfThis === current.current) setState({ pages, isLoading: false, error })
    } finally {
      if (pathOfThis === current.current) busy.current = false
    }
  }, [])

  useEffect(() => {
    current.current = pathOf
    busy.current = false
    void load([])
  }, [pathOf, load])

  const more = () => void load(state.pages)
  useComeBack(state.error, more)

  return {
    items: state.pages.flatMap((page) => page.items),
    total: state.pages.at(-1)?.meta.total ?? null,
    isLoading: state.isLoading,
    error: state.error,
    hasMore: state.pages.length > 0 && nextPageOf(state.pages) !== null,
    more,
  }
}
