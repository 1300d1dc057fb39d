import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import type { Typed } from '#core/caret.ts'

/** React moves the caret when values differ from input. */
export const useKeptCaret = (format: (typed: Typed) => Typed, onText: (text: string) => void) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [, redraw] = useState(0)

  useLayoutEffect(() => {
    if (caret.current === null) return
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current)
    }
    caret.current = null
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = format({
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
    })
    caret.current = typed.caret
    redraw((count) => count + 1)
    onText(typed.text)
  }
  return { input, onChange }
}
