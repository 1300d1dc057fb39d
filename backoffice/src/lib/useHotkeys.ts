import { useLayoutEffect, useRef } from 'react'
import { isHeld } from './heldKeys'

export type Hotkeys = Record<string, (event: KeyboardEvent) => void>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A dialog or a menu is open; some menus stay in the page while they are closed. */
const isCovered = () =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((layer) =>
    layer.checkVisibility({ visibilityProperty: true })
  )

/** A question mark in any layout. */
const asksForHelp = ({ key, code, shiftKey }: KeyboardEvent) =>
  key === '?' || key === '\u061f' || (shiftKey && code === 'Slash')

interface HotkeyOptions {
  isEnabled?: boolean
  /** For moves that do nothing but look; what decides something answers the first press alone. */
  mayRepeat?: boolean
}

/**
 * Keys by their place on the keyboard (`KeyA`, `Digit1`), so that they work in a Persian layout
 * too. They rest while somebody types and while a dialog or menu is open, and a key that is held
 * counts once.
 */
export const useHotkeys = (
  keys: Hotkeys,
  { isEnabled = true, mayRepeat = false }: HotkeyOptions = {}
) => {
  const latest = useRef(keys)
  // With what is drawn, not after it: a key never acts on the record that was there before.
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
