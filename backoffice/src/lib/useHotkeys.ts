import { useLayoutEffect, useRef } from 'react'
import { isHeld } from './heldKeys'

export type Hotkeys = Record<string, (event: KeyboardEvent) => void>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Some menus stay mounted while closed. */
const isCovered = () =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((layer) =>
    layer.checkVisibility({ visibilityProperty: true })
  )

/** A question mark in any layout. */
const asksForHelp = ({ key, code, shiftKey }: KeyboardEvent) =>
  key === '?' || key === '\u061f' || (shiftKey && code === 'Slash')

interface HotkeyOptions {
  isEnabled?: boolean
  /** For navigation only; decisions take the first press. */
  mayRepeat?: boolean
}

/** By physical key, for any layout. Off while typing or covered; a held key counts once. */
export const useHotkeys = (
  keys: Hotkeys,
  { isEnabled = true, mayRepeat = false }: HotkeyOptions = {}
) => {
  const latest = useRef(keys)
  // Layout effect: a key never acts on the previous record.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (isCovered() || (!mayRepeat && isHeld(event))) return
      const name = asksForHelp(event) ? 'Help' : event.code
      const run = latest.current[name]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isEnabled, mayRepeat])
}
