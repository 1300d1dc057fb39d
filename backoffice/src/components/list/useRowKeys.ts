import { useEffect, useRef } from 'react'
import { useCreatePath, useListContext, useResourceContext } from 'react-admin'
import { useHotkeys } from '../../lib/useHotkeys'
import { pathOfRow, type RowTarget } from './rowPath'
import { comeBack, keepRowOrder, noteOpened, standing, type Here } from './rowOrder'

/** J/K or arrows, Enter. Returns to the last row, or to the one that took its place. */
export const useRowKeys = (to: RowTarget | false) => {
  const box = useRef<HTMLDivElement>(null)
  const list = useResourceContext() ?? ''
  const { filterValues, page, sort, data } = useListContext()
  const key = JSON.stringify([filterValues, page, sort])
  const createPath = useCreatePath()
  const kept = (data ?? []).map((record) => ({
    id: record.id,
    path: to === false ? null : pathOfRow(to, record, { resource: list, createPath }),
  }))
  const here = useRef<Here | null>(null)
  const rowsNow = () => [...(box.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
  const focusedOf = (rows: HTMLElement[]) => rows.findIndex((row) => row === document.activeElement)
  const focus = (row: HTMLElement | undefined, place: number) => {
    const of = kept[place]
    if (!row || !of) return
    here.current = { id: of.id, place }
    row.tabIndex = -1
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
  }
  const startOf = (rows: HTMLElement[], by: 1 | -1): number => {
    const focused = focusedOf(rows)
    if (focused !== -1) return focused + by
    if (!here.current) return by === 1 ? 0 : rows.length - 1
    const { place, isGone } = standing(here.current, kept)
    return isGone && by === 1 ? place : place + by
  }
  const move = (by: 1 | -1) => {
    const rows = rowsNow()
    const place = Math.min(Math.max(startOf(rows, by), 0), rows.length - 1)
    focus(rows[place], place)
  }
  const open = () => {
    const of = kept[focusedOf(rowsNow())]
    if (of) noteOpened(list, of.id)
    // buttons and links handle Enter; preventing it would swallow their click
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
  }
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!data) return
    keepRowOrder(list, { key, rows: kept })
    if (seen.current === key) return
    seen.current = key
    here.current = comeBack(list, key)
    const rows = rowsNow()
    const last = here.current && standing(here.current, kept)
    if (last && !last.isGone && document.activeElement === document.body) {
      focus(rows[last.place], last.place)
    }
  })
  useHotkeys(
    {
      KeyJ: () => move(1),
      KeyK: () => move(-1),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
    },
    { mayRepeat: true }
  )
  useHotkeys({ Enter: open })
  return box
}
