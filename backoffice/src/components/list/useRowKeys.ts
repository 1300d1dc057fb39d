import { useRef } from 'react'
import { useHotkeys } from '../../lib/useHotkeys'

/** J/K or the arrows move through the rows, Enter opens the one in focus. */
export const useRowKeys = () => {
  const box = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
    const here = rows.findIndex((row) => row === document.activeElement)
    const next = rows[here === -1 ? (by === 1 ? 0 : rows.length - 1) : here + by]
    if (!next) return
    next.tabIndex = -1
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  const open = () => {
    // buttons and links keep their own Enter; preventing it here would swallow their click
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
