import { useRef } from 'react'
import { useListContext, useResourceContext } from 'react-admin'
import { useHotkeys } from '../../lib/useHotkeys'

/** The row that was opened last, by list, filter and page: whoever comes back goes on below it. */
const left = new Map<string, number>()

/** J/K or the arrows move through the rows, Enter opens the one in focus. */
export const useRowKeys = () => {
  const box = useRef<HTMLDivElement>(null)
  const { filterValues, page } = useListContext()
  const list = JSON.stringify([useResourceContext(), filterValues, page])
  const rowsNow = () => [...(box.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
  const placeOf = (rows: HTMLElement[]) => rows.findIndex((row) => row === document.activeElement)
  const move = (by: 1 | -1) => {
    const rows = rowsNow()
    const focused = placeOf(rows)
    const here = focused === -1 ? (left.get(list) ?? -1) : focused
    left.delete(list)
    const next = rows[here === -1 ? (by === 1 ? 0 : rows.length - 1) : here + by] ?? rows[here]
    if (!next) return
    next.tabIndex = -1
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  const open = () => {
    // buttons and links keep their own Enter; preventing it here would swallow their click
    const opened = placeOf(rowsNow())
    if (opened !== -1) left.set(list, opened)
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
  }
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
